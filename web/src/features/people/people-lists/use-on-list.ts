import type { PeopleList } from '@commons/contract/people/people-lists.ts'
import { call } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'
import { offListsHere, type Place } from '../members-here.ts'

const idsOf = (place: Place) => {
  const [list_id = 0, member_id = 0] = place.split(' ').map(Number)
  return { list_id, member_id }
}

const places = toggle<Place, boolean>({
  async send(place, wanted) {
    await call(wanted ? 'add_listed_member' : 'delete_listed_member', idsOf(place))
    return wanted
  },
  hides: offListsHere,
  changes: (place) => ['add_listed_member', idsOf(place)],
})

/** Whether a member is on a list, as its owner last chose, and the toggle for it. */
export function useOnList(memberId: number, of: Pick<PeopleList, 'list_id' | 'has_member'>) {
  const { value: isOn, want } = useToggle(places, `${of.list_id} ${memberId}`, of.has_member === 1)
  return { isOn, toggle: () => void want(!isOn) }
}
