import { unblock_tag } from '@commons/contract/moderation/tags.ts'
import { handle } from '../../../platform/call/handle.ts'
import { cleanTag, isTooLong } from '@commons/contract/shared/text/tags.ts'
import { hintQueue } from '../queue/queue.deciding.ts'
import { unblockTag } from './tags.queries.ts'

export default handle(unblock_tag, async ({ hashtag }, context) => {
  const { tx, refuse, logAct } = context
  const tag = cleanTag(hashtag)
  const was = isTooLong(tag) ? undefined : await unblockTag(tx, tag)
  const before = was ?? refuse('tag_not_blocked')
  await hintQueue(context)
  logAct({ object: { kind: 'tag', id: tag }, before })
  return {}
})
