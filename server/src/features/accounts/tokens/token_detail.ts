import { token_detail } from '@commons/contract/accounts/tokens.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { getAccount } from '../accounts.queries.ts'
import { findToken } from './tokens.queries.ts'
import { shownToken } from './tokens.shape.ts'

export default handle(token_detail, async (_input, { db, member, refuse }) => {
  if (!member.token) return refuse('token_missing')
  const row = await findToken(db, member.id, member.sessionId)
  // It was revoked since the call began.
  if (!row) throw new Refusal('token_refused')
  const { username, full_name, is_bot } = await getAccount(db, member.id)
  return { recdata: { ...shownToken(row), user_id: member.id, username, full_name, is_bot: flag(is_bot) } }
})
