import { linksIn } from './links.ts'

/** Returns the first link of a text to a page of another site: the one that has a card. */
export function cardLinkIn(text: string, ownOrigin: string): string | undefined {
  for (const { href } of linksIn(text)) {
    if (/^https?:/i.test(href) && URL.canParse(href) && new URL(href).origin !== ownOrigin) return href
  }
  return undefined
}
