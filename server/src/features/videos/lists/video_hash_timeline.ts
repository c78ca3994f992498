import { video_hash_timeline } from '@commons/contract/videos/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { cleanTag, isTooLong } from '@commons/contract/shared/text/tags.ts'
import { videosPage } from './lists.pages.ts'
import { listOfTag } from './lists.queries.ts'

export default handle(video_hash_timeline, async ({ hashtag }, context) => {
  const { db, member, page, refuse } = context
  const tag = cleanTag(hashtag)
  if (tag === '') refuse('hashtag_empty')
  if (isTooLong(tag)) return { videos: [] }
  return videosPage(await listOfTag(db, member.id, page.before, page.limit, page.offset, tag), context)
})
