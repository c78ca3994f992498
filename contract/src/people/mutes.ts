import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { Days } from '../shared/days.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageByMomentIn } from '../shared/page.ts'

/** Muting members: seeing and hearing less of them, without their knowing. */

const topics = ['mutes:{me}', 'member:{muted_user_id}', 'feed'] as const

export const mute = defineCall({
  name: 'mute',
  doc: 'Mute a member: what they post and remind no longer appears in the caller’s lists, and the caller isn’t notified of what they do. Their profile, comments and messages stay, and they aren’t told. Muting them again changes when the mute ends.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({
    muted_user_id: IdIn,
    days: Days.optional().describe('How many days the mute lasts. No end if missing.'),
  }),
  output: z.object({
    recdata: z.object({ user_id: Id, is_muted: Flag, ends_at: z.iso.datetime().nullable() }),
  }),
  refusals: ['member_not_found', 'not_oneself', 'too_many_muted_members'],
  message: 'done.member_muted',
})

export const unmute = defineCall({
  name: 'unmute',
  doc: 'Unmute a member.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ muted_user_id: IdIn }),
  output: z.object({}),
  refusals: [],
  message: 'done.unmuted',
})

export const muted_user_list = defineCall({
  name: 'muted_user_list',
  doc: 'The members the caller has muted and can see, latest first.',
  auth: 'member',
  effect: 'read',
  topics: ['mutes:{me}', 'graph:{me}'],
  input: z.object(PageByMomentIn),
  output: z.object({
    recdata: z.array(
      z.object({
        id: Id,
        ...Author,
        /** When the mute ends; null: never. */
        ends_at: z.iso.datetime().nullable(),
      }),
    ),
    next: Next,
  }),
  refusals: [],
})
