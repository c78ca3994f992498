import { block } from '@commons/contract/people/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { blockMember } from './people.blocking.ts'

export default handle(block, async ({ blocked_user_id: other }, context) => {
  if (other === context.member.id) context.refuse('not_oneself')
  await blockMember(other, context)
  return {}
})
