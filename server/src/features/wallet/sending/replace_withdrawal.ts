import { replace_withdrawal } from '@commons/contract/wallet/sending.ts'
import { handle } from '../../../platform/call/handle.ts'
import { decided } from '../approvals/approvals.acting.ts'
import { hintWithdrawal } from '../withdrawals/withdrawals.hints.ts'
import { lockWithdrawal } from '../withdrawals/withdrawals.queries.ts'
import { lockSendOf, setWanted } from './sending.queries.ts'

export default handle(replace_withdrawal, async ({ withdrawal_id, how, reason }, context) => {
  const { tx, member, refuse, say } = context
  const row = (await lockWithdrawal(tx, withdrawal_id)) ?? refuse('withdrawal_not_found')
  if (row.member_id === member.id) refuse('own_withdrawal')
  const send = (await lockSendOf(tx, withdrawal_id)) ?? refuse('withdrawal_not_under_way')
  // What isn't signed yet has nothing to replace, and may still lose its place.
  if (send.signed.length === 0) refuse('withdrawal_not_under_way')
  if (send.wanted === 'cancel') refuse('withdrawal_is_replaced')
  await setWanted(tx, send.id, how)
  if (how === 'cancel') say('done.withdrawal_cancelling')
  await hintWithdrawal(context, row.member_id)
  return await decided(context, row, reason)
})
