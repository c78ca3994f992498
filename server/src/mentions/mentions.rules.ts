/** Finds usernames in a text, without I/O. */

/** Names of a text that are looked up; some may be no member's. */
const mostNames = 100

// An `@` in a web address is part of the address and mentions nobody.
const addresses = /(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.)\S+/giu
// After a letter it is an email address, after a slash a path; before another @ it is a name on another
// server.
const names = /(?<![\p{L}\p{N}\p{M}_@/.%+&=-])@([a-z0-9_]{3,30})(?![\p{L}\p{N}\p{M}_@])/giu

/** Returns the usernames in a text, in lower case and in order, each once. */
export function namesIn(text: string): string[] {
  if (!text.includes('@')) return []
  const found = [...text.replaceAll(addresses, ' ').matchAll(names)].map(([, name = '']) =>
    name.toLowerCase(),
  )
  return [...new Set(found)].slice(0, mostNames)
}
