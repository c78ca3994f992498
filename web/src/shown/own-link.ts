import { textPieces } from '../ui/words/text-pieces.ts'

/** Returns the id of the post that an address of this site leads to. */
function postAt(href: string): number | undefined {
  let url: URL
  try {
    url = new URL(href)
  } catch {
    return undefined
  }
  if (url.origin !== location.origin) return undefined
  const inPage = /^#\/(?:timeLine\/[0-9]{1,16}|s\/post)\/([1-9][0-9]{0,15})(?:$|[/?])/.exec(url.hash)
  const shared = url.hash === '' ? /^\/s\/post\/([1-9][0-9]{0,15})\/?$/.exec(url.pathname) : null
  const id = inPage?.[1] ?? shared?.[1]
  return id === undefined ? undefined : Number(id)
}

/** Returns the first post of this site that a text links to. Other sites are never contacted. */
export function linkedPost(text: string): number | undefined {
  // Most texts have no such address and need no parsing.
  if (!text.includes(location.host)) return undefined
  for (const piece of textPieces(text)) {
    const found = piece.kind === 'link' ? postAt(piece.href) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
