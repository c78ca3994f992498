import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag } from '../shared/flag.ts'
import { NsfwReason, NsfwSetting } from '../shared/nsfw.ts'

/** Date of birth, and settings for posts that are not safe for work. */

export const Day = z.string('dob_invalid').regex(/^\d{4}-\d{2}-\d{2}$/, 'dob_invalid')

export const show_dob = defineCall({
  name: 'show_dob',
  doc: 'The member’s own date of birth as YYYY-MM-DD, or null if they have not set it.',
  auth: 'member',
  effect: 'read',
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({
    dob: z.string().nullable(),
    /** When it can be changed again; null means now. */
    changeable_from: z.iso.datetime().nullable(),
  }),
  refusals: [],
})

export const update_dob = defineCall({
  name: 'update_dob',
  doc: 'Set the date of birth. Nobody else sees it. It can be changed once every 30 days.',
  auth: 'member',
  effect: 'write',
  topics: ['account:{me}', 'feed'],
  input: z.object({ dob: Day.describe('YYYY-MM-DD. Members are at least 13 years old.') }),
  output: z.object({}),
  refusals: ['dob_changed_often'],
  message: 'done.saved',
})

export const NsfwChoice = z.object({ nsfw: NsfwReason, label: z.string(), setting: NsfwSetting })

export const show_nsfw_setting = defineCall({
  name: 'show_nsfw_setting',
  doc: 'For each reason, what the member wants to see of posts that are not safe for work.',
  auth: 'member',
  effect: 'read',
  // Offline, too, this decides whether a post may be revealed.
  offline: 1,
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({
    nsfw_setting: z.array(NsfwChoice),
    /** adult: may choose. minor: sees no such posts. unknown: has not set a date of birth. */
    age: z.enum(['adult', 'minor', 'unknown']),
    may_choose: Flag,
  }),
  refusals: [],
})

export const update_nsfw_setting = defineCall({
  name: 'update_nsfw_setting',
  doc: 'Change the setting for the reasons sent. The others stay as they are.',
  auth: 'member',
  effect: 'write',
  topics: ['account:{me}', 'feed'],
  input: z.object({
    nsfw_setting: z
      .array(z.object({ nsfw: NsfwReason, setting: NsfwSetting }), 'nsfw_setting_invalid')
      .min(1, 'nsfw_setting_invalid')
      .max(20, 'nsfw_setting_invalid')
      .describe('For example [{"nsfw": "Nudity", "setting": "hide"}].'),
  }),
  output: z.object({ nsfw_setting: z.array(NsfwChoice) }),
  refusals: ['not_of_age'],
  message: 'done.saved',
})
