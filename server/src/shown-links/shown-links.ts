/** The card of the first link in what members write. */
import type { Tx } from '../platform/db/prepared.ts'
import type { LinkCardRow } from '../platform/link-cards/link-card.rows.ts'
import { urlKeyOf } from '../platform/link-cards/link-cards.ts'
import type { Platform } from '../platform/platform.ts'
import { findCard, lockLink, removeCard, setLink, type Showing, unsetLink } from './shown-links.queries.ts'

/** The link of a text, and whether its author wants a card of it. */
export interface WrittenLink {
  readonly url: string
  readonly isWanted: boolean
}

interface Linking {
  readonly member: { readonly id: number }
  readonly platform: Pick<Platform, 'linkCards'>
}

/** Returns the link of a new text that is to get a card; undefined where this installation has none. */
export function linkOf(
  { message = '', link_card = 1 }: { message?: string | undefined; link_card?: 0 | 1 | undefined },
  { linkCards }: Pick<Platform, 'linkCards'>,
): WrittenLink | undefined {
  const url = linkCards.isOn ? linkCards.linkIn(message) : undefined
  return url === undefined ? undefined : { url, isWanted: link_card === 1 }
}

/** Gives a new post or message the card of its link; returns what it shows now. */
export async function addLink(
  tx: Tx,
  of: Showing,
  { url, isWanted }: WrittenLink,
  { member, platform: { linkCards } }: Linking,
): Promise<LinkCardRow | null> {
  const asked = isWanted ? await linkCards.ask(tx, url, member.id) : undefined
  if (asked || !isWanted) await setLink(tx, of, { urlKey: urlKeyOf(url), card: asked?.id ?? null })
  return asked?.card ?? null
}

/**
 * Gives an edited post or message the card of the link that it has now; returns what it shows. For the same link it
 * keeps its card, and goes without where its author has removed that.
 */
export async function editLink(
  tx: Tx,
  of: Showing,
  { message, link_card = 1 }: { message: string; link_card?: 0 | 1 | undefined },
  linking: Linking,
): Promise<LinkCardRow | null> {
  const url = linking.platform.linkCards.linkIn(message)
  const old = await lockLink(tx, of)
  if (url !== undefined && old?.url_key === urlKeyOf(url)) {
    if (link_card === 0) await removeCard(tx, of)
    return link_card === 0 || old.card_id === null ? null : findCard(tx, of)
  }
  if (old) await unsetLink(tx, of)
  return url === undefined ? null : addLink(tx, of, { url, isWanted: link_card === 1 }, linking)
}
