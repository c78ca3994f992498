/** Where a text has addresses, and which of them are links: the same on both sides (decision 120). */

/** A part of a text, by its indexes in code units. */
export interface Place {
  readonly from: number
  readonly to: number
}

export interface Link extends Place {
  readonly href: string
}

/** An address; undefined where it becomes no link, so that nothing in it is a name or a tag either. */
export interface Address extends Place {
  readonly href: string | undefined
}

const scheme = String.raw`(?<![A-Za-z0-9+-])(?<scheme>[A-Za-z][A-Za-z0-9+.-]{0,20}):\/\/`
const user = String.raw`(?:[^\s\/?#@<>"]{1,100}@)?`
// Where an ASCII ending meets another script, the sentence goes on: "example.orgを見て".
const label = String.raw`[\p{L}\p{N}\p{M}_](?:[\p{L}\p{N}\p{M}_-]{0,62})`
const ending = String.raw`(?:[\p{Script=Latin}0-9_-]{1,63}|[\p{L}\p{N}\p{M}_-]{1,63})`
const host = String.raw`(?:${label}\.){0,20}${ending}`
const dotted = String.raw`(?:${label}\.){1,20}${ending}`
const port = String.raw`(?::\d{1,5})?`
/** What other hosts begin after: no part of a word, another address or a path. */
const begin = String.raw`(?<![\p{Script=Latin}\p{N}\p{M}_@.\/\\%+&=#-])`
const latin = String.raw`[\p{Script=Latin}0-9](?:[\p{Script=Latin}0-9-]{0,61}[\p{Script=Latin}0-9])?`
const noMore = String.raw`(?![\p{Script=Latin}\p{N}_@-])`
// Without a scheme, "late.so" is a missing space more often than a host, and "README.md" a file: only these
// endings are taken alone, any with a path.
const known = String.raw`(?:com|org|net|edu|gov|eu|cz)${noMore}(?!\.[a-z0-9])`

const beginnings = new RegExp(
  [
    String.raw`${scheme}(?:${user}(?:${host}|\[[0-9A-Fa-f:.]{2,45}\])${port})`,
    String.raw`${begin}[Ww]{3}\.${dotted}${port}`,
    String.raw`(?<mail>(?<![\p{Script=Latin}\p{N}\p{M}_@.\/%+&=-])[A-Za-z0-9_](?:[A-Za-z0-9._%+-]{0,63})@(?:${latin}\.){1,10}(?:[a-z]{2,24}|[A-Z]{2,24})${noMore})`,
    String.raw`${begin}(?:${latin}\.){1,10}(?:${known}|[a-z]{2,24}(?=\/[\p{L}\p{N}]))`,
  ].join('|'),
  'gu',
)

const brackets = ['()', '[]', '{}', '（）', '［］', '｛｝', '【】', '〔〕', '《》', '〈〉']
/** The opening bracket of each closing one. */
const opening = new Map(brackets.map((pair) => [pair.charAt(1), pair.charAt(0)]))
const openings = new Set(opening.values())
// An apostrophe is a letter of some addresses; every other quote ends one, and so does the end of a sentence in
// any script but ASCII's, whose signs addresses have inside.
const never = /[\s\p{Cc}<>…‥⋯]|(?!['’‘])\p{Quotation_Mark}|(?![\0-\x7f])\p{Terminal_Punctuation}/u
const last = /[.,:;!?'’‘]$/

/** Returns the end of what belongs to an address after its host: up to a sign of the sentence around it. */
function endOf(text: string, from: number): number {
  if (!/[/?#]/.test(text.charAt(from))) return from
  let end = from
  const open: Array<{ readonly sign: string; readonly at: number }> = []
  for (const sign of text.slice(from)) {
    if (never.test(sign)) break
    if (openings.has(sign)) open.push({ sign, at: end })
    else if (opening.has(sign) && open.pop()?.sign !== opening.get(sign)) break
    end += sign.length
  }
  end = open[0]?.at ?? end
  while (end > from && last.test(text.charAt(end - 1))) end--
  return end
}

/** Returns the addresses of a text, in order. */
export function addressesIn(text: string): Address[] {
  const found: Address[] = []
  if (!/[@/.]/.test(text)) return found
  beginnings.lastIndex = 0
  for (let match = beginnings.exec(text); match; match = beginnings.exec(text)) {
    const { scheme: named, mail } = match.groups ?? {}
    const from = match.index
    const to = mail === undefined ? endOf(text, beginnings.lastIndex) : beginnings.lastIndex
    const written = text.slice(from, to)
    const isWeb = named === undefined || /^https?$/i.test(named)
    const href =
      named !== undefined ? written : mail !== undefined ? `mailto:${written}` : `https://${written}`
    found.push({ from, to, href: isWeb ? href : undefined })
    beginnings.lastIndex = to
  }
  return found
}

/** Returns the links of a text, in order: addresses of the web and of mail. */
export function linksIn(text: string): Link[] {
  return addressesIn(text).flatMap(({ href, ...place }) => (href === undefined ? [] : [{ ...place, href }]))
}

/** Returns a text with spaces in place of its addresses, so that places in it stay. */
export function withoutAddresses(text: string): string {
  let said = ''
  let done = 0
  for (const { from, to } of addressesIn(text)) {
    said += text.slice(done, from) + ' '.repeat(to - from)
    done = to
  }
  return said + text.slice(done)
}
