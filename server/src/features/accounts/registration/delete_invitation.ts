import { delete_invitation } from '@commons/contract/accounts/registration.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeInvitation } from './invitations.queries.ts'

export default handle(delete_invitation, async ({ invitation_id }, { tx, member, refuse }) => {
  if (!(await removeInvitation(tx, member.id, invitation_id))) refuse('invitation_not_found')
  return {}
})
