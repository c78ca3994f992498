import { admin_rule_list, type AdminRule } from '@commons/contract/moderation/rules.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { type AdminRuleRow, listHolding, listRetired } from './rules.queries.ts'

const shape = ({ id, changed_at, retired_at, ...row }: AdminRuleRow): AdminRule => ({
  ...row,
  rule_id: id,
  changed_at: changed_at.toISOString(),
  retired_at: retired_at?.toISOString() ?? null,
})

export default handle(admin_rule_list, async ({ is_retired }, { db, page }) => {
  // There are never more than a page of those that hold.
  if (!is_retired) return { recdata: (await listHolding(db)).map(shape) }
  const rows = await listRetired(db, page)
  return {
    recdata: rows.map(shape),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
