import { linksIn } from '@commons/contract/shared/text/links.ts'
import { mentionsIn } from '@commons/contract/shared/text/mentions.ts'
import { tagsIn } from '@commons/contract/shared/text/tags.ts'

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

function linkPiece(written: string, href: string): Piece {
  return { kind: 'link', text: written.replaceAll(hidden, ''), href, host: hostBeside(written, href) }
}

/** Splits a text into words, addresses, tags, and the mentioned members that the server found. */
export function textPieces(text: string, mentions: readonly NamedMember[] = []): Piece[] {
  const members = new Map(mentions.map(({ username, user_id }) => [username.toLowerCase(), user_id]))
  const written = ({ from, to }: { readonly from: number; readonly to: number }) => text.slice(from, to)
  const found: Array<{ readonly from: number; readonly to: number; readonly piece: Piece }> = []
  for (const link of linksIn(text)) found.push({ ...link, piece: linkPiece(written(link), link.href) })
  for (const place of members.size > 0 ? mentionsIn(text) : []) {
    const userId = members.get(place.name)
    if (userId !== undefined)
      found.push({ ...place, piece: { kind: 'member', text: written(place), userId } })
  }
  for (const place of tagsIn(text))
    found.push({ ...place, piece: { kind: 'tag', text: written(place), tag: place.tag } })
  const pieces: Piece[] = []
  let done = 0
  for (const { from, to, piece } of found.toSorted((one, other) => one.from - other.from)) {
    if (from > done) pieces.push({ kind: 'words', text: text.slice(done, from) })
    pieces.push(piece)
    done = to
  }
  if (done < text.length) pieces.push({ kind: 'words', text: text.slice(done) })
  return pieces
}
