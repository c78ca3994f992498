/** What a tag is, which spellings are one, and where a text has some: the same on both sides (decision 120). */
import { isLongerThan } from './cutting.ts'
import { equalKey } from './equal-key.ts'
import { type Place, withoutAddresses } from './links.ts'
import { inWord } from './mentions.ts'

/** The most tags of an object; further ones are ignored, as documented. */
export const mostTags = 5

/** The longest tag, in graphemes. */
export const longestTag = 50

/** Longest tag in code units, as a letter may have many marks: the key of a tag must fit into an index. */
const longestInUnits = 400

/**
 * Characters that a tag never has: spaces, # and _, commas, and invisible characters except those within
 * emoji and words.
 */
const never = /[\s#＃_,\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** Returns a tag as it is stored; empty where it has no letter, digit or symbol. */
export function cleanTag(text: string): string {
  const tag = text.replaceAll(never, '')
  return /[\p{L}\p{N}\p{S}]/u.test(tag) ? tag : ''
}

/** True for a text that is too long for a tag, so that there is none to find. */
export const isTooLong = (tag: string): boolean =>
  tag.length > longestInUnits || isLongerThan(tag, longestTag)

/** Returns what makes two spellings one tag; `tag_key` in the database is the same rule. */
export const tagKey: (tag: string) => string = equalKey

/** Returns the tags without those that are another spelling of an earlier one. */
export function eachOnce(tags: readonly string[]): string[] {
  const seen = new Set<string>()
  return tags.filter((tag) => {
    const key = tagKey(tag)
    return !seen.has(key) && seen.add(key)
  })
}

export interface TagPlace extends Place {
  readonly tag: string
}

// Emoji, with their tones, selectors and flags.
const signs = String.raw`\p{L}\p{N}\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}`
// What joins letters inside a word, in the order of their scripts: Latin's soft hyphen and Catalan's middle dot,
// Hebrew's maqaf, geresh and gershayim, Tibetan's tsheg, the joiners of Persian and Indic scripts and of emoji,
// and Japanese's double hyphen and middle dot.
const joiners = String.raw`_\u00ad\u00b7\u05be\u05f3\u05f4\u0f0b\u200c\u200d\u2060\u30a0\u30fb`
// A code such as "&#x41;", "C#" and a path are none.
const tags = new RegExp(
  String.raw`(?<![${inWord}\p{N}#＃\/&])[#＃]_{0,9}((?:[${signs}]|[${joiners}]{1,9}(?=[${signs}])|(?<=\u{1f3f4})[\u{e0020}-\u{e007f}]+)+)_{0,9}`,
  'gu',
)
// A number is no tag: "we are #1".
const saysSomething = /[\p{L}\p{Extended_Pictographic}\p{Regional_Indicator}]/u

/** Returns the tags that a text has after a `#`, in order. One in an address is none. */
export function tagsIn(text: string): TagPlace[] {
  if (!/[#＃]/.test(text)) return []
  return [...withoutAddresses(text).matchAll(tags)].flatMap(({ 0: written, 1: said = '', index }) => {
    const tag = cleanTag(said)
    if (!saysSomething.test(tag) || isTooLong(tag)) return []
    return [{ tag, from: index, to: index + written.length }]
  })
}

/** Returns the tags that a text doesn't name, too. */
export function tagsBeside(tags: readonly string[], text: string): string[] {
  const named = new Set(tagsIn(text).map(({ tag }) => tagKey(tag)))
  return tags.filter((tag) => !named.has(tagKey(tag)))
}
