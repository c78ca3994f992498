/**
 * What the page knows of its network. The server puts it into the page, so that the first paint has it without asking;
 * a member's page hears of changes with `show_language`.
 */
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { Network } from '@commons/contract/shared/network.ts'
import { ownName } from '@commons/contract/shared/renamed.ts'
import { store, useStore } from './store.ts'

const usual: Network = {
  name: ownName,
  slogan: '',
  language: 'en',
  accent: 'petrol',
  logo: '',
  link_cards: 0,
  absent: [],
}

// Tests of texts alone have no page.
const page = typeof document === 'undefined' ? undefined : document
const meta = page?.querySelector<HTMLMetaElement>('meta[name=network]')

function fromPage(): Network {
  return meta?.content ? { ...usual, ...(JSON.parse(meta.content) as Network) } : usual
}

/** In milliseconds since 1970. The service worker marks the page that it keeps: that is older than any answer. */
const saidAt = meta && meta.dataset['kept'] === undefined ? performance.timeOrigin : 0

export const network = store(fromPage())

network.subscribe(() => {
  const { accent, logo } = network.get()
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const href = logo || '/mark.svg'
  if (icon && icon.getAttribute('href') !== href) {
    icon.type = logo ? 'image/png' : 'image/svg+xml'
    icon.href = href
  }
  const link = document.querySelector<HTMLLinkElement>('link[data-accent]')
  if ((link?.dataset['accent'] ?? 'petrol') === accent) return
  link?.remove()
  if (accent === 'petrol') return
  const next = document.createElement('link')
  next.rel = 'stylesheet'
  next.href = `/accents/${accent}.css`
  next.dataset['accent'] = accent
  document.head.append(next)
})

/**
 * Takes over what a call answered at `at`, in milliseconds since 1970, unless the page itself is newer. The same facts
 * tell nobody.
 */
export function noteNetwork(facts: Network, at: number = Date.now()): void {
  if (at >= saidAt && JSON.stringify(facts) !== JSON.stringify(network.get())) network.set(facts)
}

/** Returns the name of the network. */
export const useNetworkName = (): string => useStore(network, ({ name }) => name)

/** Returns the address of the network's logo; empty without one. */
export const useLogo = (): string => useStore(network, ({ logo }) => logo)

/** Returns whether the network does without a feature, as far as the page knows by now. */
export const isAbsent = (feature: NetworkFeature): boolean => network.get().absent.includes(feature)

/** Returns whether the network does without a feature: nothing leads to it then. */
export const useIsAbsent = (feature: NetworkFeature | undefined): boolean =>
  useStore(network, ({ absent }) => feature !== undefined && absent.includes(feature))

/** Returns the features that the network does without. */
export const useAbsent = (): readonly NetworkFeature[] => useStore(network, ({ absent }) => absent)

/** Returns those declarations whose feature is there. */
export const present = <Declared extends { readonly partOf?: NetworkFeature }>(
  declared: readonly Declared[],
  absent: readonly NetworkFeature[],
): Declared[] => declared.filter(({ partOf }) => !partOf || !absent.includes(partOf))
