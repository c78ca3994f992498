import { tokenize } from 'linkifyjs'

/** A piece of a text: plain words, or a link to an address, a member or a tag. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | {
      readonly kind: 'link'
      readonly text: string
      readonly href: string
      /** The link's host, if the text does not show it plainly. */
      readonly host: string | undefined
    }
  | { readonly kind: 'member'; readonly text: string; readonly userId: number }
  | { readonly kind: 'tag'; readonly text: string; readonly tag: string }

export interface NamedMember {
  readonly username: string
  readonly user_id: number
}

// Only known schemes become links, and none that run code.
const schemes = /^(https?:|mailto:)/i
// "@name" and "#tag" begin after a space or a bracket, not within a word or an address.
const names = /(?<![\p{L}\p{N}\p{M}_@#/.&])(?:@(\w{3,30})(?!\w)|#([\p{L}\p{N}\p{M}_]{1,100}))/gu

/** Returns a tag in the form that the server stores; undefined if it is none. */
function tagOf(written: string): string | undefined {
  const tag = written.replaceAll('_', '')
  // A number is no tag: "we are #1".
  return /\p{L}/u.test(tag) ? tag : undefined
}

function* namesIn(text: string, members: ReadonlyMap<string, number>): Generator<Piece> {
  let from = 0
  for (const { 0: written, 1: username, 2: tagged, index } of text.matchAll(names)) {
    const userId = username === undefined ? undefined : members.get(username.toLowerCase())
    const tag = tagged === undefined ? undefined : tagOf(tagged)
    if (userId === undefined && tag === undefined) continue
    if (index > from) yield { kind: 'words', text: text.slice(from, index) }
    from = index + written.length
    if (userId !== undefined) yield { kind: 'member', text: written, userId }
    else if (tag !== undefined) yield { kind: 'tag', text: written, tag }
  }
  if (from < text.length) yield { kind: 'words', text: text.slice(from) }
}

const hidden = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu
/** Letters of right-to-left scripts: in an address they change what seems to come first. */
const fromRight = /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]/u
/** From this many characters on, few people read what follows a link's host. */
const longLink = 60

function hostBeside(text: string, href: string): string | undefined {
  if (!URL.canParse(href)) return undefined
  const { host, username, password } = new URL(href)
  const isOdd = text.search(hidden) >= 0 || fromRight.test(text) || /(?:^|\.)xn--/.test(host)
  const isPlain = username === '' && password === '' && text.length < longLink && !isOdd
  return isPlain || host === '' ? undefined : host
}

/** Splits a text into words, addresses, tags, and the mentioned members that the server found. */
export function textPieces(text: string, mentions: readonly NamedMember[] = []): Piece[] {
  const members = new Map(mentions.map(({ username, user_id }) => [username.toLowerCase(), user_id]))
  const pieces: Piece[] = []
  let words = ''
  const flush = () => {
    pieces.push(...namesIn(words, members))
    words = ''
  }
  for (const token of tokenize(text)) {
    const written = token.toString()
    const href: unknown = token.isLink ? token.toObject('https').href : undefined
    if (typeof href === 'string' && schemes.test(href)) {
      flush()
      const text = written.replaceAll(hidden, '')
      pieces.push({ kind: 'link', text, href, host: hostBeside(written, href) })
    } else words += written
  }
  flush()
  return pieces
}
