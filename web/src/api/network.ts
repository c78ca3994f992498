/**
 * What the page knows of its network. The server puts it into the page, so that the first paint has it without asking;
 * a member's page hears of changes with `show_language`.
 */
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { Network } from '@commons/contract/shared/network.ts'
import { store, useStore } from '../ui/store.ts'

const usual: Network = { absent: [] }

function fromPage(): Network {
  const facts = document.querySelector<HTMLMetaElement>('meta[name=network]')?.content
  return facts ? { ...usual, ...(JSON.parse(facts) as Network) } : usual
}

export const network = store(fromPage())

/** Takes over what a call answered; the same facts tell nobody. */
export function noteNetwork(facts: Network): void {
  if (JSON.stringify(facts) !== JSON.stringify(network.get())) network.set(facts)
}

export const isAbsent = (feature: NetworkFeature | undefined): boolean =>
  feature !== undefined && network.get().absent.includes(feature)

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
