/** The tags that a text names, without I/O. */
import { cleanTags } from './tags.rules.ts'

// A `#` in a web address is part of the address, not a tag.
const addresses = /(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.)\S+/giu
const tags = /(?<![\p{L}\p{N}\p{M}&/])[#＃]([\p{L}\p{N}\p{M}\p{S}\u200d]{1,100})/gu

/** Returns the tags of an object: those given, or else those in its text. */
export function tagsOf(said: string | undefined, text: string): string[] {
  if (said !== undefined) return cleanTags(said)
  const found = [...text.replaceAll(addresses, ' ').matchAll(tags)].map(([, tag = '']) => tag)
  return cleanTags(found.join(','))
}
