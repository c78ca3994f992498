/** Who hears that a withdrawal has changed. */
import type { Tx } from '../../../platform/db/prepared.ts'
import type { WriteContext } from '../../../platform/write.ts'

/** Tells the member's pages, and all who decide about withdrawals. */
export async function hintWithdrawal(
  { tx, hint }: Pick<WriteContext, 'hint'> & { readonly tx: Tx },
  member: number,
): Promise<void> {
  hint(`wallet:${member}`)
  await hintFinance({ tx, hint })
}

/** Tells all who decide about withdrawals and deposits. */
export async function hintFinance({
  tx,
  hint,
}: Pick<WriteContext, 'hint'> & { readonly tx: Tx }): Promise<void> {
  const finance = await tx
    .selectFrom('staff_roles')
    .select('member_id')
    .where('role', 'in', ['finance', 'admin'])
    .execute()
  for (const { member_id } of finance) hint(`withdrawals:${member_id}`)
}
