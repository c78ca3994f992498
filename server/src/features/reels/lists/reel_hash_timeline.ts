import { reel_hash_timeline } from '@commons/contract/reels/lists.ts'
import { handle } from '../../../platform/call/handle.ts'
import { cleanTag, isTooLong } from '@commons/contract/shared/text/tags.ts'
import { reelsPage } from './lists.pages.ts'
import { ofTag } from './lists.queries.ts'

export default handle(reel_hash_timeline, async ({ hashtag }, { db, viewer, page, refuse }) => {
  const tag = cleanTag(hashtag)
  if (tag === '') refuse('hashtag_empty')
  if (isTooLong(tag)) return { reels: [] }
  return reelsPage(ofTag, { db, viewer, page, of: [tag] })
})
