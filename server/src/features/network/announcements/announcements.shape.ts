/** Converts announcements to the wire format. */
import type { Announcement } from '@commons/contract/network/announcements.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { shownShape } from '../../../platform/settings/shown-announcement.ts'
import type { ListedRow } from './announcements.queries.ts'

export const announcementShape = (row: ListedRow): Announcement => ({
  ...shownShape(row),
  for_visitors: flag(row.for_visitors),
  starts_at: row.starts_at.toISOString(),
  created_by: row.created_by,
  dismissals: row.dismissals,
})
