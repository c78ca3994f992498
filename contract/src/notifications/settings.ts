import { z } from 'zod'
import { defineCall } from '../call.ts'
import { NotificationCategory } from './notifications.ts'
import { Flag, FlagIn, TextFlag } from '../shared/flag.ts'

/** Where and when members are notified: kinds and channels, pop-ups, quiet hours, web push. */

declare module '../call.ts' {
  interface TopicKinds {
    /** A member's notification settings. */
    channels: true
  }
}

export const notificationChannels = ['in_app', 'mail', 'push'] as const
/** What notifications are about, by which members choose among them. In the order of the settings. */
export const notificationGroups = [
  'people',
  'posts',
  'reels',
  'videos',
  'chats',
  'groups',
  'projects',
  'surveys',
  'work',
  'wallet',
  'account',
] as const
export type NotificationGroup = (typeof notificationGroups)[number]

export const NotificationSetting = z.object({
  kind: z.string(),
  group: z.enum(notificationGroups),
  category: NotificationCategory,
  /** The name of the kind, in the reader's language. */
  label: z.string(),
  /** 0: no channel notifies. */
  in_app: Flag,
  mail: Flag,
  push: Flag,
})
export type NotificationSetting = z.infer<typeof NotificationSetting>

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const ClockIn = z
  .string('clock_invalid')
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'clock_invalid')
  .describe('As 22:00, or empty for none.')

export const notification_setting_list = defineCall({
  name: 'notification_setting_list',
  doc: 'Each kind of notification with its channels, the quiet hours, empty where there are none, and whether all is paused.',
  auth: 'member',
  effect: 'read',
  topics: ['channels:{me}'],
  input: z.object({}),
  output: z.object({
    recdata: z.array(NotificationSetting),
    quiet_from: z.union([Clock, z.literal('')]),
    quiet_to: z.union([Clock, z.literal('')]),
    time_zone: z.string(),
    is_paused: Flag,
    /** When the pause ends by itself; null for one that doesn't, and for none. */
    paused_until: z.iso.datetime().nullable(),
  }),
  refusals: [],
})

export const update_notification_setting = defineCall({
  name: 'update_notification_setting',
  doc: 'Switch a channel of a kind of notification on or off.',
  auth: 'member',
  effect: 'write',
  topics: ['channels:{me}'],
  input: z.object({
    kind: z.string('notification_kind_invalid').max(100, 'notification_kind_invalid'),
    channel: z.enum(notificationChannels, 'notification_channel_invalid'),
    is_on: FlagIn,
  }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})

export const update_notification_group = defineCall({
  name: 'update_notification_group',
  doc: 'Switch a channel on or off for all kinds of notification about something.',
  auth: 'member',
  effect: 'write',
  topics: ['channels:{me}'],
  input: z.object({
    group: z.enum(notificationGroups, 'notification_group_invalid'),
    channel: z.enum(notificationChannels, 'notification_channel_invalid'),
    is_on: FlagIn,
  }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})

export const pauseLengths = ['hour', 'tomorrow', 'open', 'none'] as const

export const update_notification_pause = defineCall({
  name: 'update_notification_pause',
  doc: 'Pause all notifications for an hour, until 08:00 tomorrow in a time zone such as Europe/Prague, or until the caller ends it with `none`. Nothing pops up, rings, is pushed or mailed meanwhile; the list goes on.',
  auth: 'member',
  effect: 'write',
  topics: ['channels:{me}', 'notifications:{me}'],
  input: z.object({
    pause: z.enum(pauseLengths, 'notification_pause_invalid'),
    time_zone: z.string('time_zone_invalid').max(64, 'time_zone_invalid').optional(),
  }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})

export const update_quiet_hours = defineCall({
  name: 'update_quiet_hours',
  doc: 'Set the hours in which nothing pops up or is pushed, in a time zone such as Europe/Prague; both empty for none.',
  auth: 'member',
  effect: 'write',
  topics: ['channels:{me}', 'notifications:{me}'],
  input: z.object({
    quiet_from: ClockIn,
    quiet_to: ClockIn,
    time_zone: z.string('time_zone_invalid').max(64, 'time_zone_invalid').optional(),
  }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})

export const show_notification_popover = defineCall({
  name: 'show_notification_popover',
  doc: 'Whether notifications pop up on open pages.',
  auth: 'member',
  effect: 'read',
  topics: ['channels:{me}'],
  input: z.object({}),
  output: z.object({ notification_popover: TextFlag }),
  refusals: [],
})

export const update_notification_popover = defineCall({
  name: 'update_notification_popover',
  doc: 'Switch pop-ups on open pages on or off.',
  auth: 'member',
  effect: 'write',
  topics: ['channels:{me}', 'notifications:{me}'],
  input: z.object({ notification_popover: FlagIn }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})

export const show_push_key = defineCall({
  name: 'show_push_key',
  doc: 'The public key (VAPID, base64url) with which a browser subscribes to web push.',
  auth: 'member',
  effect: 'read',
  topics: [],
  input: z.object({}),
  output: z.object({ public_key: z.string() }),
  refusals: [],
})

const Endpoint = z.string('push_endpoint_invalid').max(1000, 'push_endpoint_invalid')
const keyPart = (length: number) =>
  z.string('push_key_invalid').regex(new RegExp(`^[A-Za-z0-9_-]{${length}}=*$`), 'push_key_invalid')

export const add_push_subscription = defineCall({
  name: 'add_push_subscription',
  doc: 'Have notifications pushed to this browser, for as long as the session lasts. The endpoint is one of a push service that the operator allows.',
  auth: 'member',
  effect: 'write',
  topics: [],
  input: z.object({ endpoint: Endpoint, p256dh: keyPart(87), auth: keyPart(22) }),
  output: z.object({}),
  refusals: ['push_service_unknown'],
  message: 'done.saved',
})

export const delete_push_subscription = defineCall({
  name: 'delete_push_subscription',
  doc: 'Push nothing to this endpoint any more. One that is not the caller’s is answered the same.',
  auth: 'member',
  effect: 'write',
  topics: [],
  input: z.object({ endpoint: Endpoint }),
  output: z.object({}),
  refusals: [],
  message: 'done.saved',
})

export const end_notification_mail = defineCall({
  name: 'end_notification_mail',
  doc: 'End the mail that gathers notifications, by the code of its link. An unknown code is answered the same.',
  auth: 'visitor',
  effect: 'write',
  topics: [],
  input: z.object({ code: z.string('code_invalid').min(1, 'code_invalid').max(100, 'code_invalid') }),
  output: z.object({}),
  refusals: [],
  message: 'done.notification_mail_ended',
})
