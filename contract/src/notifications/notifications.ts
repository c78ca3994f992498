import { z } from 'zod'
import { defineCall } from '../call.ts'
import type { MessageId } from '../messages/en.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Flag, TextFlag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A member's notifications. */
    notifications: true
  }
}

/** Notifications. Each kind is a text `notification.{kind}` and a declaration in its feature on the server. */

type KindOf<Message> = Message extends `notification.${infer Kind}` ? Kind : never
export type NotificationKindName = KindOf<MessageId>

/** Filters of the list. */
export const notificationFilters = ['people', 'mentions', 'money', 'work'] as const
/** `own` is for the member's own files and data, which no filter covers. */
export const NotificationCategory = z.enum([...notificationFilters, 'own'])
export type NotificationCategory = z.infer<typeof NotificationCategory>

/** The limit for counting the members of one notification, and the unread ones. */
export const mostCounted = 100

export const Notification = z.object({
  notification_id: Id,
  kind: z.string(),
  category: NotificationCategory,
  /** What has happened, in the reader's language. As HTML, as documented: names in it are escaped. */
  title: z.string(),
  /** The same as plain text. */
  text: z.string(),
  /** The beginning of the text that it is about; empty for none. */
  message: z.string(),
  /** The name of the latest actor; that of Commons if there is none. */
  sender: z.string(),
  /** The picture of the latest actor. */
  profile_pic: z.string().nullable(),
  /** The latest three actors, latest first. */
  actors: z.array(z.object(Author)),
  /** The number of actors, counted to 100. */
  actor_count: Count,
  duration: z.string(),
  created_at: z.iso.datetime(),
  /** '0': unread. */
  isread: TextFlag,
  /** '0': it has not popped up yet. */
  is_flash: TextFlag,
  /** The path in the web client that it leads to. */
  link: z.string(),
  /** The post that can be liked or answered from it; null for none. */
  post_id: Id.nullable(),
  /** Whether the reader likes that post. */
  is_liked: Flag,
  /** The comment that an answer replies to. */
  post_comment_id: Id.nullable(),
})
export type Notification = z.infer<typeof Notification>

export const notification_list = defineCall({
  name: 'notification_list',
  doc: 'What the caller is told of, latest first; unread news of one kind about one thing is one notification. It shows what stands and what the caller may still see. `unread_count` is counted to 100.',
  auth: 'member',
  effect: 'read',
  replica: true,
  limit: 'poll',
  offline: 1,
  topics: ['notifications:{me}'],
  input: z.object({
    filter: z.enum(notificationFilters, 'notification_filter_invalid').optional(),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(Notification), unread_count: Count, next: Next }),
  refusals: [],
})

export const notification_read = defineCall({
  name: 'notification_read',
  doc: 'Mark a notification as read; with `notification_id` 0 all of them.',
  auth: 'member',
  effect: 'write',
  topics: ['notifications:{me}'],
  input: z.object({
    notification_id: z.union([IdIn, z.literal([0, '0']).transform(() => 0)], 'id_invalid'),
  }),
  output: z.object({ unread_count: Count }),
  refusals: ['notification_not_found'],
})

export const notification_flash = defineCall({
  name: 'notification_flash',
  doc: 'Say that a notification has popped up, so that it does not again.',
  auth: 'member',
  effect: 'write',
  topics: [],
  input: z.object({ notification_id: IdIn }),
  output: z.object({}),
  refusals: ['notification_not_found'],
})
