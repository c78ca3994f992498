import { request_reference } from '@commons/contract/freelance/references.ts'
import { handle } from '../../../platform/call/handle.ts'
import { orderReferenceMail } from './references.mail.ts'
import { addRequest, getStanding } from './references.queries.ts'

export default handle(
  request_reference,
  async ({ email: address, message = '' }, { tx, member, language, platform, refuse, hintOnly }) => {
    const standing = await getStanding(tx, member.id, address)
    if (!standing.isVerified) refuse('email_not_verified')
    if (standing.isOwn) refuse('own_reference')
    if (standing.isAsked) refuse('reference_asked')
    if (standing.isSpent) refuse('too_many_references_asked')
    const request = await addRequest(tx, { member: member.id, address, message })
    await orderReferenceMail(platform.mail, tx, { request, member: member.id, address, language })
    hintOnly([member.id])
    return {}
  },
)
