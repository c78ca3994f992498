import type { DomainRule, RangeRule } from '@commons/contract/accounts/barriers.ts'
import { domainToUnicode } from 'node:url'
import type { DomainRuleRow, RangeRuleRow } from './barriers.queries.ts'

const common = ({ act, note, added_by, created_at, waiting }: DomainRuleRow | RangeRuleRow) => ({
  act,
  note,
  added_by,
  created_at: created_at.toISOString(),
  waiting,
})

export const domainRule = (row: DomainRuleRow): DomainRule => ({
  domain_rule_id: row.id,
  domain: domainToUnicode(row.domain) || row.domain,
  ...common(row),
})

export const rangeRule = (row: RangeRuleRow): RangeRule => ({
  ip_rule_id: row.id,
  range: row.range,
  until: row.until?.toISOString() ?? null,
  ...common(row),
})
