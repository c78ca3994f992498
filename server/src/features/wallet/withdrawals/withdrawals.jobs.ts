/** Moves withdrawals on whose address has waited. */
import { workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { hintWithdrawal } from './withdrawals.hints.ts'
import { listDue, moveOn } from './withdrawals.queries.ts'

/** Runs one round over them. One that fails doesn't hold up the others. */
export async function moveWithdrawals(platform: Platform): Promise<void> {
  const { db } = platform.database
  await workThrough(platform, {
    due: await listDue(db),
    work: (id) =>
      write(platform, async ({ tx, hint }) => {
        const moved = await moveOn(tx, id, ['waiting_address'], 'waiting_approval')
        if (moved) await hintWithdrawal({ tx, hint }, moved.member_id)
      }),
    named: (id) => ({ withdrawal: id }),
    failed: 'A withdrawal could not be moved on',
  })
}

export const sendWithdrawals = (platform: Platform): JobKind<object> => ({
  name: 'wallet.withdrawals',
  every: '* * * * *',
  work: () => moveWithdrawals(platform),
})
