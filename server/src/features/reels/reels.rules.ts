/** Decisions about reels, without I/O. */
import { cleanTags } from '../../tags/tags.rules.ts'

// A `#` in a web address is part of the address, not a tag.
const addresses = /(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.)\S+/giu
const tags = /(?<![\p{L}\p{N}\p{M}&/])[#＃]([\p{L}\p{N}\p{M}\p{S}\u200d]{1,100})/gu

/** Returns the tags of a reel: those given, or else those in its message. */
export function tagsOf(said: string | undefined, message: string): string[] {
  if (said !== undefined) return cleanTags(said)
  const found = [...message.replaceAll(addresses, ' ').matchAll(tags)].map(([, tag = '']) => tag)
  return cleanTags(found.join(','))
}
