import { cardLinkIn } from '@commons/contract/shared/text/card-link.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { network } from '../../ui/network.ts'
import { useStore } from '../../ui/store.ts'

/** A link that is still being typed isn't asked for. */
const pauseMs = 700

/** Returns the link of a text that gets a card. */
export const linkOf = (text: string): string | undefined => cardLinkIn(text, location.origin)

/** Returns the same once its author has paused; undefined where this network has no cards. */
export function useWrittenLink(text: string): string | undefined {
  const isOn = useStore(network, ({ link_cards }) => link_cards === 1)
  const link = isOn ? linkOf(text) : undefined
  const [settled] = useDebouncedValue(link, pauseMs)
  return settled === link ? link : undefined
}

/** Returns the field by which a text goes without the card that its author has removed. */
export const withoutCardField = (text: string, removed: string | undefined): { link_card?: 0 } =>
  removed !== undefined && linkOf(text) === removed ? { link_card: 0 } : {}
