import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ShownAnnouncement } from '../shared/announcement.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { isWebAddress } from '../shared/web-address.ts'
import { Named } from '../staff/staff.ts'

/** What admins announce: a line above every page, which each member can dismiss. */

/** The longest text of an announcement, in graphemes. */
export const longestAnnouncement = 200
const longestLink = 500
/** The most announcements that haven't ended. */
export const mostAnnouncements = 20

const Text = TextIn(longestAnnouncement, 'announcement_too_long').refine(
  (text) => text !== '',
  'announcement_text_required',
)

const isLink = (text: string) =>
  text.length <= longestLink && (text === '' || /^\/(?!\/)\S*$/.test(text) || isWebAddress(text))

const moment = z.iso
  .datetime({ offset: true, error: 'announcement_time_invalid' })
  .transform((text) => new Date(text))
const MomentIn = z
  .union([z.literal('').transform(() => undefined), moment], 'announcement_time_invalid')
  .optional()

export const AnnouncementInput = z.object({
  text_en: Text,
  text_cs: Text,
  link: z
    .string('announcement_link_invalid')
    .trim()
    .refine(isLink, 'announcement_link_invalid')
    .optional()
    .describe('Where it leads: an address on the web, or a page of the network such as /rules.'),
  for_visitors: FlagIn.optional().describe('1: whoever isn’t logged in sees it, too.'),
  starts_at: MomentIn.describe('From when it is shown. At once if missing.'),
  ends_at: MomentIn.describe('Until when. Until it is deleted if missing.'),
})

const Announcement = z.object({
  ...ShownAnnouncement.shape,
  for_visitors: Flag,
  starts_at: z.iso.datetime(),
  created_by: Named,
  dismissals: z.int().describe('How many members dismissed it.'),
})
export type Announcement = z.infer<typeof Announcement>

const topics = ['network', 'staff:{me}'] as const

export const announcement_list = defineCall({
  name: 'announcement_list',
  doc: 'All announcements, the latest first: those that are shown, those to come, and those that are over.',
  auth: 'admin',
  effect: 'read',
  topics,
  input: z.object({ ...PageIn }),
  output: z.object({ recdata: z.array(Announcement), next: Next }),
  refusals: [],
})

export const add_announcement = defineCall({
  name: 'add_announcement',
  doc: 'Announce something to all members: a line above every page from a time on, until another or for good. Of several, each member sees the latest that they haven’t dismissed.',
  auth: 'admin',
  effect: 'write',
  topics,
  input: AnnouncementInput,
  output: z.object({ announcement_id: Id }),
  refusals: ['too_many_announcements', 'announcement_ends_early'],
  message: 'done.announcement_saved',
})

export const update_announcement = defineCall({
  name: 'update_announcement',
  doc: 'Change an announcement. Members who dismissed it don’t see it again.',
  auth: 'admin',
  effect: 'write',
  topics,
  input: z.object({ announcement_id: IdIn, ...AnnouncementInput.shape }),
  output: z.object({}),
  refusals: ['announcement_not_found', 'too_many_announcements', 'announcement_ends_early'],
  message: 'done.announcement_saved',
})

export const delete_announcement = defineCall({
  name: 'delete_announcement',
  doc: 'Delete an announcement. It disappears from all pages.',
  auth: 'admin',
  effect: 'write',
  topics,
  input: z.object({ announcement_id: IdIn }),
  output: z.object({}),
  refusals: ['announcement_not_found'],
  message: 'done.announcement_deleted',
})

export const dismiss_announcement = defineCall({
  name: 'dismiss_announcement',
  doc: 'Don’t show the member this announcement any more, on any of their devices.',
  auth: 'member',
  effect: 'write',
  topics: ['account:{me}'],
  input: z.object({ announcement_id: IdIn }),
  output: z.object({}),
  refusals: ['announcement_not_found'],
})
