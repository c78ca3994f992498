import { z } from 'zod'
import { defineCall } from '../call.ts'
import { LinkIn } from '../freelance/sections.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import {
  groupEventAnswers,
  longestEventDescription,
  longestEventPlace,
  longestEventTitle,
  mostEventPlaces,
} from '../shared/group-event.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageByMomentIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** The events of a group. */
    group_events: true
    /** One of them, and who comes. */
    group_event: true
  }
}

/** Events of groups: what a group plans, who comes, and files for calendars. */

export const GroupEventAnswer = z.enum(groupEventAnswers)
export type GroupEventAnswer = z.infer<typeof GroupEventAnswer>

export const GroupEvent = z.object({
  group_event_id: Id,
  group_id: Id,
  group_name: z.string(),
  title: z.string(),
  description: z.string(),
  /** Where it takes place; empty where nothing was said. */
  place: z.string(),
  /** A web address of it; empty for none. */
  link: z.string(),
  begins_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Where it takes place, such as Europe/Prague. */
  time_zone: z.string(),
  /** How many can come; null for no limit. */
  places: Count.nullable(),
  yes_count: Count,
  maybe_count: Count,
  no_count: Count,
  /** The caller's own answer; null for none. */
  my_answer: GroupEventAnswer.nullable(),
  /** 1: the caller is in the group, and so may answer. */
  may_answer: Flag,
  /** 1: the caller may change and cancel it. */
  may_change: Flag,
  is_cancelled: Flag,
  /** Who made it; null where the caller doesn't see them. */
  author: z.object(Author).nullable(),
})
export type GroupEvent = z.infer<typeof GroupEvent>

const GroupEventId = { group_event_id: IdIn }
const Answer = z.object({ recdata: GroupEvent })
const changes = ['group_event:{recdata.group_event_id}', 'group_events:{recdata.group_id}'] as const

const Title = TextIn(longestEventTitle, 'group_event_title_too_long')
  .refine((title) => title !== '', 'group_event_title_missing')
  .describe('1 to 100 characters.')
const Moment = z.iso
  .datetime({ offset: true, error: 'group_event_moment_invalid' })
  .transform((moment) => new Date(moment))
  .refine(
    (moment) => moment.getUTCFullYear() >= 2000 && moment.getUTCFullYear() < 2100,
    'group_event_moment_invalid',
  )
  .describe('A moment with its time zone, as 2026-12-24T18:00:00+01:00.')

/** True for names of time zones that browsers know, too. */
function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
const TimeZone = z
  .string('time_zone_invalid')
  .max(64, 'time_zone_invalid')
  .regex(/^[A-Za-z]/, 'time_zone_invalid')
  .refine(isZone, 'time_zone_invalid')
  .describe('Where it takes place, such as Europe/Prague.')
const Places = z
  .union(
    [
      z.int('group_event_places_invalid').positive('group_event_places_invalid'),
      z
        .string()
        .regex(/^[1-9]\d{0,5}$/, 'group_event_places_invalid')
        .transform(Number),
      z.literal('').transform(() => null),
      z.null(),
    ],
    'group_event_places_invalid',
  )
  .refine((places) => places === null || places <= mostEventPlaces, 'group_event_places_invalid')
  .describe('How many can come, at most 100,000; empty for no limit.')

const texts = {
  description: TextIn(longestEventDescription, 'group_event_description_too_long')
    .optional()
    .describe('At most 5,000 characters.'),
  place: TextIn(longestEventPlace, 'group_event_place_too_long')
    .optional()
    .describe('At most 200 characters.'),
  link: LinkIn.optional(),
}
const published = {
  texts: ['title', 'description', 'place', 'link'],
  as: 'group_event:{recdata.group_event_id}',
} as const

/** Which events a list has: those that aren't over, the earliest first, or the others, the latest first. */
export const GroupEventTime = z.enum(['coming', 'past'])

export const group_event_list = defineCall({
  name: 'group_event_list',
  doc: 'The events of a group: those to come, the earliest first, or past ones, the latest first.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 3,
  topics: ['group_events:{group_id}', 'group:{group_id}'],
  input: z.object({
    group_id: IdIn,
    time: z
      .union([GroupEventTime, z.literal('').transform(() => undefined)], 'group_event_time_invalid')
      .optional()
      .describe('coming, if missing, or past.'),
    ...PageByMomentIn,
  }),
  output: z.object({ recdata: z.array(GroupEvent), next: Next }),
  refusals: ['group_not_found', 'group_closed'],
})

export const group_event_detail = defineCall({
  name: 'group_event_detail',
  doc: 'An event of a group, for those who see into the group.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 5,
  topics: ['group_event:{group_event_id}'],
  input: z.object(GroupEventId),
  output: Answer,
  refusals: ['group_event_not_found'],
})

export const group_event_create = defineCall({
  name: 'group_event_create',
  doc: 'Plan an event of a group. For its owner and moderators. Its members are told, unless they hear nothing of the group.',
  auth: 'member',
  effect: 'write',
  topics: changes,
  input: z.object({
    group_id: IdIn,
    title: Title,
    begins_at: Moment,
    ends_at: Moment.describe('After it begins, and at most 31 days later.'),
    time_zone: TimeZone,
    places: Places.optional(),
    ...texts,
  }),
  output: Answer,
  publishes: published,
  refusals: ['group_not_found', 'group_forbidden', 'too_many_group_events', 'group_event_not_found'],
  message: 'done.group_event_created',
})

export const group_event_update = defineCall({
  name: 'group_event_update',
  doc: 'Change an event of a group. What is missing stays. For the group’s owner and moderators. Whoever comes, or may, is told of another time or place.',
  auth: 'member',
  effect: 'write',
  topics: changes,
  input: z.object({
    ...GroupEventId,
    title: Title.optional(),
    begins_at: Moment.optional(),
    ends_at: Moment.optional(),
    time_zone: TimeZone.optional(),
    places: Places.optional(),
    ...texts,
  }),
  output: Answer,
  publishes: published,
  refusals: [
    'group_event_not_found',
    'group_forbidden',
    'group_event_cancelled',
    'group_event_over',
    'group_event_places_taken',
  ],
  message: 'done.group_event_updated',
})

export const group_event_cancel = defineCall({
  name: 'group_event_cancel',
  doc: 'Cancel an event of a group, for good. For the group’s owner and moderators. Whoever comes, or may, is told.',
  auth: 'member',
  effect: 'write',
  topics: changes,
  input: z.object(GroupEventId),
  output: Answer,
  refusals: ['group_event_not_found', 'group_forbidden', 'group_event_cancelled', 'group_event_over'],
  message: 'done.group_event_cancelled',
})

export const group_event_delete = defineCall({
  name: 'group_event_delete',
  doc: 'Remove an event of a group that is cancelled or over. For the group’s owner and moderators.',
  auth: 'member',
  effect: 'write',
  topics: ['group_event:{group_event_id}', 'group_events:{group_id}'],
  input: z.object(GroupEventId),
  output: z.object({ group_id: Id }),
  refusals: ['group_event_not_found', 'group_forbidden', 'group_event_on', 'hidden_by_moderators'],
  message: 'done.group_event_deleted',
})

export const group_event_answer = defineCall({
  name: 'group_event_answer',
  doc: 'Say whether the caller comes to an event of a group that they are in.',
  auth: 'member',
  effect: 'write',
  topics: changes,
  input: z.object({
    ...GroupEventId,
    answer: z
      .enum([...groupEventAnswers, 'none'], 'group_event_answer_invalid')
      .describe('yes, maybe, no, or none to take an answer back.'),
  }),
  output: Answer,
  refusals: [
    'group_event_not_found',
    'not_group_member',
    'group_event_cancelled',
    'group_event_over',
    'group_event_full',
  ],
})

/** A member who has answered. */
export const GroupEventGuest = z.object({ ...Author, answer: GroupEventAnswer })
export type GroupEventGuest = z.infer<typeof GroupEventGuest>

export const group_event_guest_list = defineCall({
  name: 'group_event_guest_list',
  doc: 'Who has given an answer to an event of a group, the latest first, for those who see into the group.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['group_event:{group_event_id}'],
  input: z.object({
    ...GroupEventId,
    answer: z
      .union([GroupEventAnswer, z.literal('').transform(() => undefined)], 'group_event_answer_invalid')
      .optional()
      .describe('yes, if missing, maybe or no.'),
    ...PageByMomentIn,
  }),
  output: z.object({ recdata: z.array(GroupEventGuest), next: Next }),
  refusals: ['group_event_not_found'],
})

/** A file for calendars, as RFC 5545 has it. */
const CalendarFile = z.object({
  file_name: z.string(),
  /** The content of the file. */
  calendar: z.string(),
})

export const group_event_calendar = defineCall({
  name: 'group_event_calendar',
  doc: 'An event of a group as a file for calendars (iCalendar, RFC 5545).',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['group_event:{group_event_id}'],
  input: z.object(GroupEventId),
  output: CalendarFile,
  refusals: ['group_event_not_found'],
})

export const group_calendar = defineCall({
  name: 'group_calendar',
  doc: 'The events of a group that aren’t over, up to 100, as a file for calendars (iCalendar, RFC 5545).',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['group_events:{group_id}', 'group:{group_id}'],
  input: z.object({ group_id: IdIn }),
  output: CalendarFile,
  refusals: ['group_not_found', 'group_closed'],
})
