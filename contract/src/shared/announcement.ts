import { z } from 'zod'
import { Id } from './id.ts'

/** An announcement as pages show it, in both languages: a page can change its own without asking again. */
export const ShownAnnouncement = z.object({
  announcement_id: Id,
  text_en: z.string(),
  text_cs: z.string(),
  link: z.string().describe('An address on the web, or a page that begins with a slash; empty: none.'),
  ends_at: z.iso.datetime().nullable(),
})
export type ShownAnnouncement = z.infer<typeof ShownAnnouncement>
