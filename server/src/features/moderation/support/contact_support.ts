import { contact_support } from '@commons/contract/moderation/support.ts'
import { handle } from '../../../platform/call/handle.ts'
import { writeToSupport } from './support.write.ts'

export default handle(contact_support, async ({ subject, message }, { tx, member, platform }) => {
  await writeToSupport(platform, tx, { member: member.id, subject, message })
  return {}
})
