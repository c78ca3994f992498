import { unblock } from '@commons/contract/people/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { unblockMember } from './people.blocking.ts'

export default handle(unblock, async ({ blocked_user_id: other }, context) => {
  await unblockMember(other, context)
  return {}
})
