import { useAbsent } from '../../../ui/network.ts'
import type { Widgets } from '../../../feature.ts'
import { widgets } from '../../../features.widgets.ts'

const all = Object.entries(widgets.reduce<Widgets>((sum, some) => ({ ...sum, ...some }), {}))

/** Returns the widgets of all features that the network has. */
export function useAllWidgets(): Widgets {
  const absent = useAbsent()
  return Object.fromEntries(all.filter(([, { partOf }]) => !partOf || !absent.includes(partOf)))
}
