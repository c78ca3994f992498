import { invitation_list } from '@commons/contract/accounts/registration.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listInvitations } from './invitations.queries.ts'
import { invitationShape } from './registration.shape.ts'

export default handle(invitation_list, async (_, { db, member, page }) => {
  const rows = await listInvitations(db, member.id, page)
  return {
    recdata: rows.map(invitationShape),
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
