import { useLingui } from '@lingui/react'
import type { Icon } from '@tabler/icons-react'
import { useSession } from '../../../api/session.ts'
import type { PlaceAt } from '../../../feature.ts'
import { first } from '../../../features.first.ts'

/** An entry of the navigation as this member sees it. */
export interface Place extends Pick<PlaceAt, 'icon' | 'key' | 'hasPlaces' | 'onlyInMenu'> {
  to: string
  label: string
  activeIcon: Icon
  places?: ReadonlyArray<{ to: string; label: string }>
}

const places = first.flatMap(({ places = [] }) => places).toSorted((one, other) => one.rank - other.rank)

/** Returns the entries of the main navigation in order, in the current language. */
export function usePlaces(): Place[] {
  const { _ } = useLingui()
  const member = useSession()?.id
  return places.flatMap(({ to, label, activeIcon, places, ...rest }) => {
    const address = typeof to === 'string' ? to : member !== undefined && to(member)
    if (address === false) return []
    return {
      ...rest,
      to: address,
      label: _(label),
      activeIcon: activeIcon ?? rest.icon,
      ...(places && { places: places.map((each) => ({ to: each.to, label: _(each.label) })) }),
    }
  })
}
