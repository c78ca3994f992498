/** Moves withdrawals on: addresses that have waited, and what the operator has approved. */
import { sql } from 'kysely'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write, type WriteContext } from '../../../platform/write.ts'
import { type Chain, noChain, type Sending } from './chain.ts'
import { giveBack, settle } from './settling.ts'
import { listDue, listSending, moveOn, type WithdrawalRow } from './withdrawals.queries.ts'

/** Tells the member of it, in the transaction that it happens in. */
async function tell({ tx, emit, hint }: WriteContext, row: WithdrawalRow, kind: string): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id, item_id, data)
    select ${kind}, ${row.member_id}::bigint, ${row.id}::bigint, ${row.id}::bigint,
      jsonb_build_object('units', ${row.amount}::text, 'asset', s.id)
    from assets s where s.code = ${row.currency}`.execute(tx)
  emit('withdrawal.moved', { member: row.member_id, withdrawal: row.id })
  hint(`wallet:${row.member_id}`)
}

/** Records what the chain says of a withdrawal. */
async function record(platform: Platform, row: WithdrawalRow, said: Sending): Promise<void> {
  if (said.state === 'waiting') return
  await write(platform, async (context) => {
    const { tx } = context
    if (said.state === 'failed') {
      if (!(await moveOn(tx, row.id, ['sending'], 'failed', { reason: said.reason }))) return
      await giveBack(tx, row)
      return tell(context, row, 'withdrawal_failed')
    }
    const from = said.state === 'sent' ? (['sending'] as const) : (['sending', 'sent'] as const)
    if (!(await moveOn(tx, row.id, from, said.state, { hash: said.hash }))) return
    await settle(tx, row)
    if (row.state === 'sending') await tell(context, row, 'withdrawal_sent')
  })
}

/** One round over all withdrawals that are to go on. One that fails does not keep the others. */
export async function moveWithdrawals(platform: Platform, chain: Chain): Promise<void> {
  const { db } = platform.database
  for (const id of await listDue(db))
    await write(platform, async ({ tx, hint }) => {
      const moved = await moveOn(tx, id, ['waiting_address'], 'waiting_approval')
      if (moved) hint(`wallet:${moved.member_id}`)
    })
  for (const row of await listSending(db)) {
    const { id, currency, address } = row
    const net = BigInt(row.amount) - BigInt(row.fee)
    try {
      await record(platform, row, await chain.send({ id, currency, net, address }))
    } catch (error) {
      platform.log.error({ err: error, withdrawal: id }, 'A withdrawal could not be sent')
    }
  }
}

export const sendWithdrawals = (platform: Platform): JobKind<object> => ({
  name: 'wallet.withdrawals',
  every: '* * * * *',
  work: () => moveWithdrawals(platform, noChain),
})
