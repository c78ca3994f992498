import { delete_token } from '@commons/contract/accounts/tokens.ts'
import { handle } from '../../../platform/call/handle.ts'
import { endSession } from '../accounts.queries.ts'

export default handle(delete_token, async ({ token_id }, { tx, member, refuse, tellEnded }) => {
  if (!(await endSession(tx, member.id, token_id, 'revoked', { isToken: true }))) refuse('token_not_found')
  await tellEnded([{ id: token_id, reason: 'revoked' }])
  return {}
})
