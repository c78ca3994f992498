import { block_tag } from '@commons/contract/moderation/tags.ts'
import { handle } from '../../../platform/call/handle.ts'
import { tagOf } from '../../../tags/tags.rules.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { blockTag } from './tags.queries.ts'

export default handle(block_tag, async ({ hashtag, reason }, context) => {
  const { tx, member, refuse, logAct } = context
  const tag = tagOf(hashtag, 'hashtag')
  if (tag === '') refuse('hashtag_empty')
  const tag_id = (await blockTag(tx, tag, { reason, member: member.id })) ?? refuse('tag_blocked')
  await hintQueue(context)
  logAct({ object: { kind: 'tag', id: tag }, reason })
  return { tag_id }
})
