import { search_hashtag } from '@commons/contract/posts/tags.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listGroupTags, listMostUsedTags, listTagsBeginning, mostFound } from './tags.queries.ts'
import { cleanTag, isTooLong } from '@commons/contract/shared/text/tags.ts'
import { tagShape } from './tags.shape.ts'

export default handle(search_hashtag, async ({ search, group_id }, { db, member }) => {
  const text = cleanTag(search)
  if (isTooLong(text)) return { recdata: [] }
  const inside = group_id === undefined ? [] : await listGroupTags(db, member.id, group_id, text)
  const rows = await (text === '' ? listMostUsedTags(db, member.id) : listTagsBeginning(db, member.id, text))
  const known = new Set(inside.map(({ id }) => id))
  const found = [...inside, ...rows.filter(({ id }) => !known.has(id))]
  return { recdata: found.slice(0, mostFound).map(tagShape) }
})
