import { select_hashtag } from '@commons/contract/posts/tags.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listGroupTags, listTagChoices } from './tags.queries.ts'
import { tagShape } from './tags.shape.ts'

export default handle(select_hashtag, async ({ group_id }, { db, member }) => {
  const rows = await (group_id === undefined
    ? listTagChoices(db, member.id)
    : listGroupTags(db, member.id, group_id, ''))
  return { hashtags: rows.map(tagShape) }
})
