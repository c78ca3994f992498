/** Decisions about tags, without I/O. The database decides which spellings are one tag (`tag_key`). */
import { cleanTag, eachOnce, isTooLong, mostTags, tagsIn } from '@commons/contract/shared/text/tags.ts'
import { Refusal } from '../platform/call/refusal.ts'
import { listItems } from './comma-list.ts'

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

/** Returns the tags that a text names, as they are stored. */
export const tagsInText = (text: string): string[] =>
  eachOnce(tagsIn(text).map(({ tag }) => tag)).slice(0, mostTags)

/** Returns the tags of an object: those given, or else those in its text. */
export const tagsOf = (said: string | undefined, text: string): string[] =>
  said === undefined ? tagsInText(text) : cleanTags(said)

/** Returns the tags of an object: those given, and as many of those in its text as it can still have. */
export const tagsWith = (said: string | undefined, text: string): string[] =>
  eachOnce([...cleanTags(said), ...tagsInText(text)]).slice(0, mostTags)
