/** Moves withdrawals on: those whose address has waited, and those the operator has approved. */
import { workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { type Chain, noChain } from './chain.ts'
import { recordSending } from './settling.ts'
import { hintWithdrawal } from './withdrawals.hints.ts'
import { listDue, listSending, moveOn } from './withdrawals.queries.ts'

/** Runs one round over all withdrawals that can continue. One that can't be sent doesn't hold up the others. */
export async function moveWithdrawals(platform: Platform, chain: Chain): Promise<void> {
  const { db } = platform.database
  const failed = 'A withdrawal could not be moved on'
  await workThrough(platform, {
    due: await listDue(db),
    work: (id) =>
      write(platform, async ({ tx, hint }) => {
        const moved = await moveOn(tx, id, ['waiting_address'], 'waiting_approval')
        if (moved) await hintWithdrawal({ tx, hint }, moved.member_id)
      }),
    named: (id) => ({ withdrawal: id }),
    failed,
  })
  await workThrough(platform, {
    due: await listSending(db),
    async work(row) {
      const { id, currency, address, member_id: member } = row
      const said = await chain.send({ id, currency, net: BigInt(row.amount) - BigInt(row.fee), address })
      await write(platform, async ({ tx, emit, hint }) => {
        if (!(await recordSending(tx, row, said))) return
        emit('withdrawal.moved', { member, withdrawal: id })
        await hintWithdrawal({ tx, hint }, member)
      })
    },
    named: ({ id }) => ({ withdrawal: id }),
    failed,
  })
}

export const sendWithdrawals = (platform: Platform): JobKind<object> => ({
  name: 'wallet.withdrawals',
  every: '* * * * *',
  work: () => moveWithdrawals(platform, noChain),
})
