/** Moves withdrawals on: those whose address has waited, and those the operator has approved. */
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { type Chain, noChain } from './chain.ts'
import { recordSending } from './settling.ts'
import { listDue, listSending, moveOn } from './withdrawals.queries.ts'

/** Runs one round over all withdrawals that can continue. One that can't be sent doesn't hold up the others. */
export async function moveWithdrawals(platform: Platform, chain: Chain): Promise<void> {
  const { db } = platform.database
  const attempt = async (id: number, work: () => Promise<unknown>) => {
    await work().catch((error: unknown) =>
      platform.log.error({ err: error, withdrawal: id }, 'A withdrawal could not be moved on'),
    )
  }
  for (const id of await listDue(db))
    await attempt(id, () =>
      write(platform, async ({ tx, hint }) => {
        const moved = await moveOn(tx, id, ['waiting_address'], 'waiting_approval')
        if (moved) hint(`wallet:${moved.member_id}`)
      }),
    )
  for (const row of await listSending(db)) {
    const { id, currency, address, member_id: member } = row
    const net = BigInt(row.amount) - BigInt(row.fee)
    await attempt(id, async () => {
      const said = await chain.send({ id, currency, net, address })
      await write(platform, async ({ tx, emit, hint }) => {
        if (!(await recordSending(tx, row, said))) return
        emit('withdrawal.moved', { member, withdrawal: id })
        hint(`wallet:${member}`)
      })
    })
  }
}

export const sendWithdrawals = (platform: Platform): JobKind<object> => ({
  name: 'wallet.withdrawals',
  every: '* * * * *',
  work: () => moveWithdrawals(platform, noChain),
})
