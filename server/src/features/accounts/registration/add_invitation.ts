import { randomBytes } from 'node:crypto'
import { add_invitation, mostInvitations } from '@commons/contract/accounts/registration.ts'
import { handle } from '../../../platform/call/handle.ts'
import { now } from '../../../platform/clock.ts'
import { getAccount, lockMember } from '../accounts.queries.ts'
import { addInvitation, countWorking } from './invitations.queries.ts'
import { invitationShape } from './registration.shape.ts'

const dayMs = 86_400_000

export default handle(add_invitation, async ({ uses = 1, days, note = '' }, { tx, member, refuse }) => {
  // Two at once would both be the twentieth.
  await lockMember(tx, member.id)
  if (!(await getAccount(tx, member.id)).email_verified) refuse('email_not_verified')
  if ((await countWorking(tx, member.id)) >= mostInvitations) refuse('too_many_invitations')
  const code = randomBytes(16).toString('base64url')
  const expires_at = days === undefined ? null : new Date(now().getTime() + days * dayMs)
  const added = await addInvitation(tx, { member: member.id, code, note, uses, expiresAt: expires_at })
  return {
    recdata: invitationShape({ ...added, code, note, uses, used: 0, expires_at, works: true, members: [] }),
  }
})
