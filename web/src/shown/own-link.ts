import { textPieces } from '../ui/text-pieces.ts'

/** The post that an address of this very site leads to. */
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

/** The first post of this site that a text links to. Of other sites nothing is ever asked. */
export function linkedPost(text: string): number | undefined {
  // Most texts have no address, and need not be taken apart for it.
  if (!text.includes(location.host)) return undefined
  for (const piece of textPieces(text)) {
    const found = piece.kind === 'link' ? postAt(piece.href) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
