import { z } from 'zod'
import { defineCall } from './call.ts'
import type { MessageId } from './messages/en.ts'
import { Author } from './shared/author.ts'
import { Count } from './shared/count.ts'
import { Flag, TextFlag } from './shared/flag.ts'
import { Id, IdIn } from './shared/id.ts'
import { Next, PageIn } from './shared/page.ts'

declare module './call.ts' {
  interface TopicKinds {
    /** What a member is told of. */
    notifications: true
  }
}

/** What members are told of. Each kind is a text `notification.{kind}` and a declaration of its feature on the server. */

type KindOf<Message> = Message extends `notification.${infer Kind}` ? Kind : never
export type NotificationKindName = KindOf<MessageId>

/** What the list can be narrowed to. */
export const notificationFilters = ['people', 'mentions', 'money', 'work'] as const
/** `own` is of one's own files and data, which no filter is about. */
export const NotificationCategory = z.enum([...notificationFilters, 'own'])
export type NotificationCategory = z.infer<typeof NotificationCategory>

/** The most members that are counted for one notification, and the most unread ones. */
export const mostCounted = 100

export const Notification = z.object({
  notification_id: Id,
  kind: z.string(),
  category: NotificationCategory,
  /** What has happened, in the reader's language, as text. */
  title: z.string(),
  /** The beginning of what it is about; empty where there is none. */
  message: z.string(),
  /** The name of who did it last; of Commons where nobody did. */
  sender: z.string(),
  /** The picture of who did it last. */
  profile_pic: z.string().nullable(),
  /** Who did it, the last three, latest first. */
  actors: z.array(z.object(Author)),
  /** How many did it, counted to 100. */
  actor_count: Count,
  duration: z.string(),
  created_at: z.iso.datetime(),
  /** '0' is unread. */
  isread: TextFlag,
  /** '0': it has not popped up yet. */
  is_flash: TextFlag,
  /** Where it leads, as a path of the client. */
  link: z.string(),
  /** The post that it can be liked or answered on; null where there is none. */
  post_id: Id.nullable(),
  /** Whether the reader likes that post. */
  is_liked: Flag,
  /** The comment that an answer goes to. */
  post_comment_id: Id.nullable(),
})
export type Notification = z.infer<typeof Notification>

export const notification_list = defineCall({
  name: 'notification_list',
  doc: 'What the caller is told of, latest first; unread news of one kind about one thing is one notification. It shows what stands and what the caller may still see. `unread_count` is counted to 100.',
  auth: 'member',
  effect: 'read',
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
