import { useLingui } from '@lingui/react'
import type { Icon } from '@tabler/icons-react'
import { present, useAbsent } from '../../../ui/network.ts'
import { useStaffRole } from '../../../api/use-staff-role.ts'
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

const places = first
  .flatMap(({ places = [], partOf }) => places.map((place) => ({ ...place, ...(partOf && { partOf }) })))
  .toSorted((one, other) => one.rank - other.rank)

/** Returns where a place is for this member; undefined if only a member has it. */
function addressFor(to: PlaceAt['to'], member: number | undefined): string | undefined {
  if (typeof to === 'string') return to
  return member === undefined ? undefined : to(member)
}

/** Returns the entries of the main navigation in order, in the current language. */
export function usePlaces(): Place[] {
  const { _ } = useLingui()
  const member = useSession()?.id
  const role = useStaffRole()
  const absent = useAbsent()
  return present(places, absent).flatMap(
    ({ to, label, activeIcon, places, forStaff, partOf: _of, ...rest }) => {
      if (forStaff && !forStaff.some((each) => each === role)) return []
      const address = addressFor(to, member)
      if (address === undefined) return []
      return {
        ...rest,
        to: address,
        label: _(label),
        activeIcon: activeIcon ?? rest.icon,
        ...(places && {
          places: places.flatMap((each) => {
            const below = addressFor(each.to, member)
            return below === undefined ? [] : [{ to: below, label: _(each.label) }]
          }),
        }),
      }
    },
  )
}
