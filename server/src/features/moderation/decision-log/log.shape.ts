/** Converts the public log to the wire format. */
import type { DecisionFigures, LoggedDecision } from '@commons/contract/moderation/decision-log.ts'
import type { Rule } from '@commons/contract/moderation/decisions.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import type { findFigures, LoggedRow } from './log.queries.ts'

export const loggedShape = ({
  day,
  kind,
  rule_id,
  acts,
  appeal,
  by_jury,
  is_undone,
  hours,
}: LoggedRow): LoggedDecision => ({
  day,
  report_type: kind,
  rule_id,
  acts,
  appeal,
  by_jury: flag(by_jury),
  is_undone: flag(is_undone),
  hours,
})

const none = { decisions: 0, median_hours: null, appeals: 0, overturned: 0, nobody_may_decide: 0, rules: [] }

/** Figures with all rules, those without decisions included. */
export function figuresShape(
  found: Awaited<ReturnType<typeof findFigures>>,
  rules: readonly Rule[],
): DecisionFigures {
  const { rules: counted, ...figures } = found?.figures ?? none
  const ofRule = new Map(counted.map((each) => [each.rule_id, each]))
  return {
    ...figures,
    rules: rules.map(({ rule_id, title }) => ({
      ...(ofRule.get(rule_id) ?? { rule_id, decisions: 0, acted: 0, overturned: 0 }),
      title,
    })),
    counted_at: found?.counted_at.toISOString() ?? null,
  }
}
