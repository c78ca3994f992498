import type { GroupEvent } from '@commons/contract/groups/events.ts'
import { type EditDraft, editKind } from '../../../compose/use-kept-edit.ts'
import { isKnown, ownZone, wallIn } from './wall-time.ts'

/** An event while somebody plans or changes it. Times are as clocks in its zone show them. */
export interface EventEdit extends EditDraft {
  readonly title: string
  readonly begin: string
  readonly end: string
  readonly zone: string
  readonly place: string
  readonly link: string
  readonly description: string
  readonly places: string
}

const blank: EventEdit = {
  title: '',
  begin: '',
  end: '',
  zone: '',
  place: '',
  link: '',
  description: '',
  places: '',
  base: '',
  sentAs: undefined,
}

export const eventEdit = editKind<EventEdit>('group-event', blank, [])

/** Returns the fields of an event, or of a new one in the reader's zone. */
export function editOf(event: GroupEvent | undefined): EventEdit {
  if (!event) return { ...blank, zone: ownZone() }
  const { title, begins_at, ends_at, time_zone, place, link, description, places } = event
  // Without a change the event keeps its zone.
  const zone = isKnown(time_zone) ? time_zone : ownZone()
  return {
    ...blank,
    title,
    begin: wallIn(zone, begins_at),
    end: wallIn(zone, ends_at),
    zone,
    place,
    link,
    description,
    places: places === null ? '' : String(places),
  }
}
