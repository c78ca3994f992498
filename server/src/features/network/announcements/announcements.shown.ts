import type { ShownAnnouncement } from '@commons/contract/shared/announcement.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Announcements } from '../../../platform/settings/announcements.ts'
import { shownShape } from '../../../platform/settings/shown-announcement.ts'
import { listDismissed } from './announcements.queries.ts'

/** Returns what the member's pages announce: the latest that they haven't dismissed. */
export async function findShownAnnouncement(
  db: Db,
  announcements: Announcements,
  member: number,
): Promise<ShownAnnouncement | undefined> {
  const live = await announcements.live()
  if (live.length === 0) return undefined
  const dismissed = await listDismissed(
    db,
    live.map(({ id }) => id),
    member,
  )
  const shown = live.find(({ id }) => !dismissed.has(id))
  return shown && shownShape(shown)
}
