/** Decisions about tags, without I/O. The database decides which spellings are one tag (`tag_key`). */
import { longestTag } from '@commons/contract/shared/text.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Refusal } from '../platform/call/refusal.ts'
import { listItems } from './comma-list.ts'

const mostTags = 5

/** Longest tag in code units, as a letter may have many marks: the key of a tag must fit into an index. */
const longestInUnits = 400

/**
 * Characters that a tag never has: spaces, # and _, commas, and invisible characters except those within
 * emoji and words.
 */
const never = /[\s#＃_,\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f]/gu

/** Returns a tag as it is stored; empty where it has no letter, digit or symbol. */
export function cleanTag(text: string): string {
  const tag = text.replaceAll(never, '')
  return /[\p{L}\p{N}\p{S}]/u.test(tag) ? tag : ''
}

/** True for a text that is too long for a tag, so that there is none to find. */
export const isTooLong = (tag: string) => tag.length > longestInUnits || graphemes(tag) > longestTag

/**
 * Returns `text` as a tag, empty where nothing is left of it; refuses, at its field, a tag that is too long.
 */
export function tagOf(text: string, field: string): string {
  const tag = cleanTag(text)
  if (isTooLong(tag)) throw new Refusal('invalid_fields', { fields: { [field]: 'tag_too_long' } })
  return tag
}

/**
 * Returns the tags of a comma-separated list as they are stored: at most five; others are ignored, as
 * documented.
 */
export function cleanTags(text: string | undefined): string[] {
  const tags = listItems(text).map(cleanTag)
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, mostTags).map((tag) => tagOf(tag, 'hashtag'))
}
