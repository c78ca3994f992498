import { beginningOf } from '@commons/contract/shared/text/cutting.ts'

/** The most tags of a post; further ones are ignored, as documented. */
export const mostTags = 5

/** The longest tag, as in the contract; a test compares the two. */
export const longestTag = 50

/** Returns a tag as it is stored: without spaces, # and _. A comma would split it in two. */
export function cleanTag(text: string): string {
  return beginningOf(text.replaceAll(/[\s#_,]/gu, ''), longestTag)
}

const keyOf = (tag: string) => tag.normalize('NFC').toLowerCase()

/** Returns whether the tags contain a tag in any case and Unicode form. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((each) => keyOf(each) === keyOf(tag))
}

interface Added {
  readonly tags: readonly string[]
  /** There were more tags than a post can have. */
  readonly isFull: boolean
}

/** Adds the tags of a comma-separated text. Those beyond the fifth are ignored. */
export function addTags(tags: readonly string[], text: string): Added {
  let next = tags
  let isFull = false
  for (const tag of text.split(',').map(cleanTag)) {
    if (tag === '' || hasTag(next, tag)) continue
    if (next.length >= mostTags) isFull = true
    else next = [...next, tag]
  }
  return { tags: next, isFull }
}

export function withoutTag(tags: readonly string[], tag: string): readonly string[] {
  return tags.filter((each) => keyOf(each) !== keyOf(tag))
}
