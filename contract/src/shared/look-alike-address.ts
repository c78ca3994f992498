/**
 * Addresses of chains that people take for one another. They compare the beginning and the end, and whoever wants to be
 * paid by mistake makes an address that has both.
 */

/** What an address of its kind begins with, which says nothing. */
const kindOf = /^(?:0x|(?:bc|tb|bcrt)1[qp]?|[123mn])/i
const compared = 3

/** Whether two addresses differ, and yet begin and end alike. */
export function looksAlike(one: string, other: string): boolean {
  const [mine, theirs] = [one.toLowerCase(), other.toLowerCase()]
  if (mine === theirs || mine.length !== theirs.length) return false
  const [kind = ''] = kindOf.exec(mine) ?? []
  return theirs.startsWith(mine.slice(0, kind.length + compared)) && theirs.endsWith(mine.slice(-compared))
}
