/** Who may change an event of a group, and which times it may have. */
import { longestEventDays } from '@commons/contract/shared/group-event.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { lockFor } from '../groups.access.ts'
import { findEvent } from './events.queries.ts'
import { lockEvent, type LockedEvent } from './events.writing.queries.ts'

interface Changing {
  readonly tx: Tx
  readonly member: { readonly id: number }
  refuse(refusal: 'group_event_not_found' | 'group_forbidden'): never
}

/** Returns the event, locked after its group; refuses whoever may not change it, or doesn't see it. */
export async function lockEventFor({ tx, member, refuse }: Changing, event: number): Promise<LockedEvent> {
  const absent = () => refuse('group_event_not_found')
  const { group_id } = (await findEvent(tx, member.id, event)) ?? absent()
  const refused = (refusal: 'group_not_found' | 'group_forbidden') =>
    refusal === 'group_forbidden' ? refuse(refusal) : absent()
  await lockFor({ tx, member, refuse: refused }, group_id, 'events')
  return (await lockEvent(tx, event)) ?? absent()
}

const day = 24 * 60 * 60_000

interface Times {
  readonly begins_at: Date
  readonly ends_at: Date
}

/** Returns the times that can't be so, with the reasons. `now`: what may not lie before it. */
export function issuesOf(
  { begins_at, ends_at }: Times,
  now: { readonly begin: Date | undefined; readonly end: Date },
): Record<string, string> {
  const issues: Record<string, string> = {}
  if (now.begin !== undefined && begins_at <= now.begin) issues['begins_at'] = 'group_event_begins_past'
  if (ends_at <= begins_at) issues['ends_at'] = 'group_event_ends_early'
  else if (ends_at <= now.end) issues['ends_at'] = 'group_event_begins_past'
  else if (ends_at.getTime() - begins_at.getTime() > longestEventDays * day)
    issues['ends_at'] = 'group_event_ends_late'
  return issues
}
