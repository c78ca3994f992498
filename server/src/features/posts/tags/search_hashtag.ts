import { search_hashtag } from '@commons/contract/posts-tags.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listMostUsedTags, listTagsBeginning } from './tags.queries.ts'
import { cleanTag, isTooLong } from './tags.rules.ts'
import { tagShape } from './tags.shape.ts'

export default handle(search_hashtag, async ({ search }, { db, member }) => {
  const text = cleanTag(search)
  if (isTooLong(text)) return { recdata: [] }
  const rows = await (text === '' ? listMostUsedTags(db, member.id) : listTagsBeginning(db, member.id, text))
  return { recdata: rows.map(tagShape) }
})
