import type { ShownAnnouncement } from '@commons/contract/shared/announcement.ts'
import type { AnnouncementRow } from './announcements.ts'

/** An announcement as pages show it. */
export const shownShape = ({ id, text_en, text_cs, link, ends_at }: AnnouncementRow): ShownAnnouncement => ({
  announcement_id: id,
  text_en,
  text_cs,
  link,
  ends_at: ends_at?.toISOString() ?? null,
})
