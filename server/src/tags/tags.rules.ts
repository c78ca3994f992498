/** Decisions about tags, without I/O. What makes two spellings one tag is said by the database (`tag_key`). */
import { graphemes, longestTag } from '@commons/contract/shared/text.ts'
import { Refusal } from '../platform/call/refusal.ts'
import { listItems } from './comma-list.ts'

const mostTags = 5

/** So many code units of a letter with all its marks; the key of a tag has to fit into an index. */
const longestInUnits = 400

/** What a tag never has: spaces, # and _, commas, and signs that are not seen but for those within emoji and words. */
const never = /[\s#＃_,\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f]/gu

/** A tag as it is kept; empty where nothing of it is a letter, a digit or a picture. */
export function cleanTag(text: string): string {
  const tag = text.replaceAll(never, '')
  return /[\p{L}\p{N}\p{S}]/u.test(tag) ? tag : ''
}

/** No tag is so long, so there is none to find. */
export const isTooLong = (tag: string) => tag.length > longestInUnits || graphemes(tag) > longestTag

/** The one tag of `text`, empty where there is none in it; refuses one that is too long by the name of its field. */
export function tagOf(text: string, field: string): string {
  const tag = cleanTag(text)
  if (isTooLong(tag)) throw new Refusal('invalid_fields', { fields: { [field]: 'tag_too_long' } })
  return tag
}

/** Tags of a comma list as they are kept: at most five, the others are ignored as documented. */
export function cleanTags(text: string | undefined): string[] {
  const tags = listItems(text).map(cleanTag)
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, mostTags).map((tag) => tagOf(tag, 'hashtag'))
}
