import { email_change_delete } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeEmailChange, voidMailedCodes } from '../accounts.codes.queries.ts'

export default handle(email_change_delete, async (_input, { tx, member }) => {
  await removeEmailChange(tx, member.id)
  await voidMailedCodes(tx, member.id, ['change_old', 'change_new'])
  return {}
})
