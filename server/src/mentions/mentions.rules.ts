/** Which usernames a text has, without I/O. */

/** So many names of a text are looked up; some may be nobody's. */
const mostNames = 100

// What stands in an address is a part of it, and names nobody.
const addresses = /(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.)\S+/giu
// Behind a letter it is an e-mail address, behind a slash a path; before another @ a name elsewhere.
const names = /(?<![\p{L}\p{N}\p{M}_@/.%+&=-])@([a-z0-9_]{3,30})(?![\p{L}\p{N}\p{M}_@])/giu

/** The usernames that a text has, in lower case and in its order. */
export function namesIn(text: string): string[] {
  if (!text.includes('@')) return []
  const found = [...text.replaceAll(addresses, ' ').matchAll(names)].map(([, name = '']) =>
    name.toLowerCase(),
  )
  return [...new Set(found)].slice(0, mostNames)
}
