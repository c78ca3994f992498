import { link_card } from '@commons/contract/posts/link-cards.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { linkCardShape } from '../../../platform/link-cards/link-card.rows.ts'

export default handle(link_card, async ({ url: written }, { tx, member, platform: { linkCards } }) => {
  const url = linkCards.linkIn(written)
  const asked = url === undefined ? undefined : await linkCards.ask(tx, url, member.id)
  return { recdata: linkCardShape(asked?.card ?? null), waits: flag(asked?.isWaiting ?? false) }
})
