import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { Act, Appeal } from './decisions.ts'
import { ReportType } from './moderation.ts'

/** What moderators decide, for everybody, without a word by which somebody could be recognised. */

export const LoggedDecision = z.object({
  /** The day, in UTC. */
  day: z.iso.date(),
  report_type: ReportType,
  rule_id: Id,
  /** Empty: nothing was wrong. */
  acts: z.array(Act),
  /** What became of its appeal; null where there is none. */
  appeal: Appeal.shape.state.nullable(),
  /** 1: an appeal was answered by a jury. */
  by_jury: Flag,
  is_undone: Flag,
  /** Hours from the first report to the decision, begun ones included; null where no report is left. */
  hours: Count.nullable(),
})
export type LoggedDecision = z.infer<typeof LoggedDecision>

export const DecisionFigures = z.object({
  /** By rule, in the order of the rules: decisions, those that did something, and those that appeals overturned. */
  rules: z.array(
    z.object({ rule_id: Id, title: z.string(), decisions: Count, acted: Count, overturned: Count }),
  ),
  decisions: Count,
  /** Half of all reports were decided in less hours; null where nothing was decided. */
  median_hours: z.number().nullable(),
  appeals: Count,
  overturned: Count,
  /** Cases and appeals that wait because nobody may decide about them: each moderator has a part in them. */
  nobody_may_decide: Count,
  /** When these figures were counted, every ten minutes; null until then. */
  counted_at: z.iso.datetime().nullable(),
})
export type DecisionFigures = z.infer<typeof DecisionFigures>

export const decision_log = defineCall({
  name: 'decision_log',
  doc: 'What moderators decide, latest first: the day, the kind, the rule, what was done, and what became of an appeal. No names, ids or words. With figures of the last 365 days.',
  method: 'GET',
  auth: 'visitor',
  effect: 'read',
  topics: [],
  input: z.object({ rule: IdIn.optional().describe('Only decisions by this rule.'), ...PageIn }),
  output: z.object({ recdata: z.array(LoggedDecision), figures: DecisionFigures, next: Next }),
  refusals: [],
})
