/** What adding, changing and deleting an announcement have in common. */
import type { z } from 'zod'
import { type AnnouncementInput, mostAnnouncements } from '@commons/contract/network/announcements.ts'
import { now } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellSettings } from '../../../platform/realtime/bus.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { listStaffIds } from '../../staff/public.ts'
import { countStanding, type NewAnnouncement } from './announcements.queries.ts'

type Wanted = z.output<typeof AnnouncementInput>

/** Returns the announcement that a form describes; `starts_at` is when it begins unless the form says it. */
export const announcementOf = (
  { text_en, text_cs, link = '', for_visitors, starts_at, ends_at }: Wanted,
  begins: Date,
): NewAnnouncement => ({
  text_en,
  text_cs,
  link,
  for_visitors: for_visitors === 1,
  starts_at: starts_at ?? begins,
  ends_at: ends_at ?? null,
})

/** Returns why it can't be announced. */
export async function hinders(
  tx: Tx,
  { starts_at, ends_at }: NewAnnouncement,
  id: number | null = null,
): Promise<'announcement_ends_early' | 'too_many_announcements' | undefined> {
  if (ends_at !== null && ends_at <= starts_at) return 'announcement_ends_early'
  const stands = ends_at === null || ends_at > now()
  if (stands && (await countStanding(tx, id)) >= mostAnnouncements) return 'too_many_announcements'
  return undefined
}

/** Tells every process and page. */
export async function tellAnnouncements(
  { tx, hint, afterCommit }: Pick<WriteContext, 'tx' | 'hint' | 'afterCommit'>,
  { announcements }: Platform,
): Promise<void> {
  await tellSettings(tx)
  afterCommit(async () => announcements.forget())
  for (const id of await listStaffIds(tx)) hint(`staff:${id}`)
}
