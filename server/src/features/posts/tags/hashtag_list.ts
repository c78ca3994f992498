import { hashtag_list } from '@commons/contract/posts/tags.ts'
import { handle } from '../../../platform/call/handle.ts'
import { countFollowedTags, listFollowedTags } from './tags.queries.ts'
import { followedTagShape } from './tags.shape.ts'

/** The documents' pager shows five rows. */
const rowsOfPager = 5

export default handle(hashtag_list, async ({ offset = 0, limit = rowsOfPager }, { db, member }) => {
  const [count, rows] = await Promise.all([
    countFollowedTags(db, member.id),
    listFollowedTags(db, member.id, limit, offset),
  ])
  return { offset, count, hashtags: rows.map(followedTagShape) }
})
