import { block_chat } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { blockMember, unblockMember } from '../people/public.ts'

export default handle(block_chat, async ({ friend_id: friend, status }, context) => {
  if (friend === context.member.id) context.refuse('not_oneself')
  await (status === 1 ? blockMember : unblockMember)(friend, context)
  context.say(status === 1 ? 'done.blocked' : 'done.unblocked')
  return {}
})
