/** What webhooks are sent: ids, and what the bell says without what others wrote. The rest is asked for by calls. */
import { sql } from 'kysely'
import { facesOf } from '../../../authors/faces.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import type { Language } from '../../../platform/language.ts'
import type { GroupedKind, NotificationKind } from '../../../platform/notification-kinds.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isShown, pairChats } from '../../../visibility/conversations.ts'
import { isMutedMember } from '../../../visibility/members.ts'
import { titleOf } from '../notifications.shape.ts'
import { byKind, overKinds } from '../notifications.sql.ts'
import type { Turn } from './turns.queries.ts'

interface NewsRow {
  actor_id: number | null
  language: string
  link: string | null
  post: number | null
  comment: number | null
}

const id = sql`null::bigint`

/** Reads an act of a notification as long as its member would see it; of people, unless they are muted. */
const findNews = overKinds((kinds: readonly NotificationKind[], set) => {
  const find = prepared<[viewer: number, notification: number, act: number, ofPeople: boolean], NewsRow>(
    `webhook_news_${set}`,
    (viewer, notification, act, ofPeople) => sql`
      select a.actor_id, m.language, ${byKind(kinds, ({ link }) => link, sql`null::text`)} as link,
        ${byKind(kinds, ({ post }) => post, id)} as post, ${byKind(kinds, ({ comment }) => comment, id)} as comment
      from notifications n
      join notification_acts a on a.notification_id = n.id and a.id = ${act}
      join members m on m.id = n.member_id -- the reader
      where n.id = ${notification} and n.member_id = ${viewer}
        and not (${ofPeople} and a.actor_id is not null and ${isMutedMember(viewer, sql.ref('a.actor_id'))})
        and ${byKind(kinds, ({ stands }) => stands(viewer), sql`false`)}`,
  )
  return async (db: Db, viewer: number, notification: number, act: number, ofPeople: boolean) =>
    (await find(db, viewer, notification, act, ofPeople))[0]
})

interface MessageRow {
  message_id: number
  chat_id: number
  user_id: number
}

/** Reads which message it is as long as its member would see it, in a chat that they have accepted. */
const findMessage = prepared<[viewer: number, message: number], MessageRow>(
  'webhook_message',
  (viewer, message) => sql`
    select d.id as message_id, c.id as chat_id, d.author_id as user_id
    from messages d join conversations c on c.id = d.conversation_id and ${pairChats.isOfKind} ${pairChats.standing(viewer)}
    where d.id = ${message} and d.author_id is not null and s.standing = 'accepted' and not s.is_blocked
      and not ${isMutedMember(viewer, sql.ref('d.author_id'))} and ${isShown(pairChats, viewer)}`,
)

/** The id of an event: of one webhook alone, and the same however often it is sent. */
export const eventIdOf = (delivery: number): string => `evt_${delivery}`

export const testType = 'webhook.test'

export const bodyOf = (delivery: number, type: string, at: Date, data: object): string =>
  JSON.stringify({ id: eventIdOf(delivery), type, created_at: at.toISOString(), data })

type Composing = Pick<Platform, 'notificationKinds' | 'settings'>

/** Returns what to send; undefined where there is nothing to tell any more. */
export async function composeBody(db: Db, platform: Composing, turn: Turn): Promise<string | undefined> {
  const { delivery, type, happened_at, message_id } = turn
  const data = message_id === null ? await notificationData(db, platform, turn) : await messageData(db, turn)
  return data && bodyOf(delivery, type, happened_at, data)
}

async function messageData(db: Db, { member, message_id }: Turn): Promise<MessageRow | undefined> {
  const [row] = await findMessage(db, member, message_id ?? 0)
  return row
}

async function notificationData(
  db: Db,
  { notificationKinds, settings }: Composing,
  { member, type, notification_id, act_id }: Turn,
): Promise<object | undefined> {
  const kind = notificationKinds.find(({ name }) => `notification.${name}` === type)
  if (!kind || notification_id === null || act_id === null || settings.isAbsent(kind.partOf)) return undefined
  const find = findNews(notificationKinds, [kind.name])
  const row = await find(db, member, notification_id, act_id, isOfPeople(kind))
  if (!row) return undefined
  const { actor_id, language, link, post, comment } = row
  const face = actor_id === null ? undefined : (await facesOf(db, [{ id: actor_id }])).get(actor_id)
  return {
    notification_id,
    kind: kind.name,
    group: kind.group,
    text: titleOf(language as Language, kind, { actor_count: 1 }, face ? [face.full_name] : []),
    link,
    user_id: actor_id,
    post_id: post,
    post_comment_id: comment,
  }
}

const isOfPeople = ({ category }: GroupedKind) => category === 'people' || category === 'mentions'
