import { beginningOf } from '@commons/contract/shared/text/cutting.ts'
import { cleanTag as storedTag, longestTag, mostTags, tagKey } from '@commons/contract/shared/text/tags.ts'

/** Returns what is typed as the tag that it becomes. A comma would split it in two. */
export const cleanTag = (text: string): string => beginningOf(storedTag(text), longestTag)

/** Returns whether the tags contain another spelling of a tag. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((each) => tagKey(each) === tagKey(tag))
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
  return tags.filter((each) => tagKey(each) !== tagKey(tag))
}
