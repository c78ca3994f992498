/** Finds usernames in a text, without I/O. */

/** Names of a text that are looked up; some may be no member's. */
const mostNames = 100

// An `@` in a web address is part of the address and mentions nobody.
const addresses = /(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.)\S+/giu
// After a letter it is an email address, after a slash a path; before another @ it is a name on another
// server.
const names = /(?<![\p{L}\p{N}\p{M}_@/.%+&=-])@([a-z0-9_]{3,30})(?![\p{L}\p{N}\p{M}_@])/giu

/** Stands where a text named a member who is gone. Nobody can take it as their username. */
export const nameOfGone = 'deleted'

interface Place {
  readonly name: string
  /** Index of the `@`. */
  readonly from: number
  readonly to: number
}

function placesIn(text: string): Place[] {
  if (!text.includes('@')) return []
  // As long as before, so that places stay.
  const said = text.replaceAll(addresses, (address) => ' '.repeat(address.length))
  return [...said.matchAll(names)].map(({ 0: written, 1: name = '', index }) => ({
    name: name.toLowerCase(),
    from: index,
    to: index + written.length,
  }))
}

/** Returns the usernames in a text, in lower case and in order, each once. */
export function namesIn(text: string): string[] {
  const found = new Set(placesIn(text).map(({ name }) => name))
  found.delete(nameOfGone)
  return [...found].slice(0, mostNames)
}

/** Returns a text that names `now` wherever it named one of `former`. */
export function renamedIn(text: string, former: ReadonlySet<string>, now: string): string {
  let renamed = ''
  let done = 0
  for (const { name, from, to } of placesIn(text)) {
    if (!former.has(name)) continue
    renamed += `${text.slice(done, from)}@${now}`
    done = to
  }
  return renamed + text.slice(done)
}
