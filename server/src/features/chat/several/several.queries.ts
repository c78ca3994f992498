/**
 * SQL of conversations of several people. Lock order, as messages have it: members, their rows in the conversation,
 * their devices in its call, the conversation. The owner is the first administrator who is there, so that nobody has to hand it over.
 */
import { mostChatPeople } from '@commons/contract/chat/several.ts'
import { sql } from 'kysely'
import { authorColumns } from '../../../authors/author.queries.ts'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'
import { areFriends, notHidden } from '../../../visibility/members.ts'
import type { NoticeRow } from '../../../conversations/messages.rows.ts'
import { ownsSeveral, runsSeveral } from '../../../visibility/conversations.ts'

export type Notice = NoticeRow['act']

/** Keeps members from being removed until the commit. */
async function lockMembers(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select from members where id = any (${ids}::bigint[]) order by id for key share`.execute(tx)
}

/** Locks these members' rows in a conversation of several people, or everybody's. */
async function lockRows(tx: Tx, chat: number, ids: readonly number[] | 'all'): Promise<void> {
  await sql`
    select from conversation_members s
    where s.conversation_id = ${chat} and s.entry is not null
      and ${ids === 'all' ? sql`true` : sql`s.member_id = any (${ids}::bigint[])`}
    order by s.member_id for update`.execute(tx)
}

/** Says in the conversation what `author` did. */
async function addNotice(
  tx: Tx,
  chat: number,
  {
    author,
    act,
    people = [],
    title = '',
  }: { author: number; act: Notice; people?: readonly number[]; title?: string },
): Promise<void> {
  await sql`
    with counted as (
      update conversations c
      set last_seq = c.last_seq + 1, last_change = c.last_change + 1, last_at = now(), last_author_id = ${author}
      where c.id = ${chat} returning c.*),
    added as (
      insert into messages (conversation_id, seq, changed, author_id, message, notice)
      select id, last_seq, last_change, ${author}, ${title}, ${act} from counted returning id)
    insert into message_people (message_id, member_id)
    select added.id, about.id from added cross join unnest(${people}::bigint[]) as about (id)`.execute(tx)
}

interface Standing {
  is_admin: boolean
  is_owner: boolean
}

const readStanding = prepared<[member: number, chat: number], Standing>(
  'find_standing_of_several',
  (member, chat) => sql`
    select ${runsSeveral} as is_admin, ${ownsSeveral} as is_owner from conversation_members s
    where s.conversation_id = ${chat} and s.member_id = ${member} and s.entry is not null`,
)

/** Returns what a member may do in a conversation of several people; undefined if they aren't in it. */
export async function findStanding(db: Db, member: number, chat: number): Promise<Standing | undefined> {
  const [row] = await readStanding(db, member, chat)
  return row
}

export type NotAdmin = 'chat_not_found' | 'not_chat_admin'

/** Returns why a member may not change a conversation of several people. */
export async function whyNotAdmin(db: Db, member: number, chat: number): Promise<NotAdmin | undefined> {
  const standing = await findStanding(db, member, chat)
  if (!standing) return 'chat_not_found'
  return standing.is_admin ? undefined : 'not_chat_admin'
}

export interface PersonRow {
  id: number
  username: string
  full_name: string
  is_bot: boolean
  avatar_key: string | null
  is_admin: boolean
  is_owner: boolean
}

/** Lists the people in a conversation whom the viewer, who is in it, can see; the first who came first. */
export const listPeople = prepared<[viewer: number, chat: number], PersonRow>(
  'list_people_of_several',
  (viewer, chat) => sql`
    select m.id, ${authorColumns}, ${runsSeveral} as is_admin, ${ownsSeveral} as is_owner
    from conversation_members s join members m on m.id = s.member_id
      and (m.id = ${viewer} or ${notHidden(viewer, sql`m.id`)})
    left join media face on face.id = m.avatar_id
    where s.conversation_id = ${chat} and s.entry is not null order by s.entry`,
)

const listIds = prepared<[chat: number], { id: number }>(
  'list_ids_of_several',
  (chat) =>
    sql`select member_id as id from conversation_members where conversation_id = ${chat} and entry is not null`,
)

/** Returns the ids of everybody in a conversation of several people. */
export const idsOf = async (db: Db, chat: number): Promise<number[]> =>
  (await listIds(db, chat)).map(({ id }) => id)

export type CannotAdd = 'chat_people_not_friends' | 'too_many_chat_people'

/**
 * Returns why `adder` can't put these people into a conversation with those who are in it. A block between two of them
 * is no reason, or whoever is a friend of both could find out: it hides the two from each other.
 */
async function whyNot(
  tx: Tx,
  adder: number,
  ids: readonly number[],
  there: readonly number[],
): Promise<CannotAdd | undefined> {
  if (ids.length + there.length > mostChatPeople) return 'too_many_chat_people'
  const { rows } = await sql<{ friends: number }>`
    select count(*)::int as friends from members m where m.id = any (${ids}::bigint[])
      and ${areFriends(sql`${adder}::bigint`, sql`m.id`)} and ${notHidden(sql`${adder}::bigint`, sql`m.id`)}
      and not exists (select from chat_settings t where t.member_id = m.id and t.who_may_write = 'nobody')`.execute(
    tx,
  )
  return rows[0]?.friends === ids.length ? undefined : 'chat_people_not_friends'
}

async function enter(tx: Tx, chat: number, ids: readonly number[], owner?: number): Promise<void> {
  await sql`
    insert into conversation_members (conversation_id, member_id, standing, cleared_seq, entry, is_admin)
    select c.id, each.id, 'accepted', c.last_seq, nextval('conversation_entries'), each.id is not distinct from ${owner ?? null}::bigint
    from conversations c cross join (
      select id from unnest(${ids}::bigint[]) with ordinality as given (id, nth) order by nth) each
    where c.id = ${chat}`.execute(tx)
}

/** Begins a conversation; returns its id, or why it can't begin. */
export async function startSeveral(
  tx: Tx,
  owner: number,
  { ids, title }: { ids: readonly number[]; title: string },
): Promise<number | CannotAdd> {
  await lockMembers(tx, [owner, ...ids])
  const reason = await whyNot(tx, owner, ids, [owner])
  if (reason) return reason
  const { rows } = await sql<{ id: number }>`
    insert into conversations (kind, title) values ('several', ${title}) returning id`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('No conversation was added')
  await enter(tx, made.id, [owner, ...ids], owner)
  await addNotice(tx, made.id, { author: owner, act: 'started', people: ids })
  return made.id
}

/** Locks the rows of `admin` and of `others`; returns why `admin` may not change the conversation. */
async function lockChangedRows(
  tx: Tx,
  chat: number,
  admin: number,
  others: readonly number[],
): Promise<NotAdmin | undefined> {
  await lockMembers(tx, [admin, ...others])
  await lockRows(tx, chat, [admin, ...others])
  return whyNotAdmin(tx, admin, chat)
}

const lockConversation = (tx: Tx, chat: number) =>
  sql`select from conversations where id = ${chat} for no key update`.execute(tx)

/** The same, and then the conversation. */
async function lockChanged(
  tx: Tx,
  chat: number,
  admin: number,
  others: readonly number[] = [],
): Promise<NotAdmin | undefined> {
  const reason = await lockChangedRows(tx, chat, admin, others)
  if (reason) return reason
  await lockConversation(tx, chat)
  return undefined
}

/** Takes a member's device out of the conversation's call. */
const leaveCall = (tx: Tx, chat: number, member: number) =>
  sql`select leave_call_of_chat(${chat}, ${member})`.execute(tx)

/** Returns what somebody may do whom the viewer sees; undefined if they aren't in the conversation, or are hidden. */
async function findSeen(tx: Tx, viewer: number, member: number, chat: number): Promise<Standing | undefined> {
  const { rows } =
    await sql`select where ${notHidden(sql`${viewer}::bigint`, sql`${member}::bigint`)}`.execute(tx)
  return member === viewer || rows.length > 0 ? findStanding(tx, member, chat) : undefined
}

/** Adds people; returns why they can't be added. Those who are in it already stay as they are. */
export async function addPeople(
  tx: Tx,
  admin: number,
  chat: number,
  ids: readonly number[],
): Promise<NotAdmin | CannotAdd | undefined> {
  const reason = await lockChanged(tx, chat, admin, ids)
  if (reason) return reason
  const there = await idsOf(tx, chat)
  const added = ids.filter((id) => !there.includes(id))
  if (added.length === 0) return undefined
  const why = await whyNot(tx, admin, added, there)
  if (why) return why
  await enter(tx, chat, added)
  await addNotice(tx, chat, { author: admin, act: 'added', people: added })
  return undefined
}

/** Removes a member's row, with what lists and counts have of it; false if they aren't in the conversation. */
async function takeOut(tx: Tx, chat: number, member: number): Promise<boolean> {
  // In the order in which reading writes them.
  await sql`delete from read_marks where conversation_id = ${chat} and member_id = ${member}`.execute(tx)
  await sql`delete from listed_chats where conversation_id = ${chat} and member_id = ${member}`.execute(tx)
  const { numAffectedRows = 0n } = await sql`
    delete from conversation_members where conversation_id = ${chat} and member_id = ${member} and entry is not null`.execute(
    tx,
  )
  return numAffectedRows > 0n
}

/** Removes somebody, the owner an administrator, too; returns why they can't be removed. */
export async function removePerson(
  tx: Tx,
  admin: number,
  chat: number,
  member: number,
): Promise<NotAdmin | 'not_chat_owner' | 'member_not_found' | undefined> {
  const reason = await lockChangedRows(tx, chat, admin, [member])
  if (reason) return reason
  const standing = await findSeen(tx, admin, member, chat)
  if (!standing) return 'member_not_found'
  if (standing.is_admin && !(await findStanding(tx, admin, chat))?.is_owner) return 'not_chat_owner'
  await leaveCall(tx, chat, member)
  await lockConversation(tx, chat)
  await takeOut(tx, chat, member)
  await addNotice(tx, chat, { author: admin, act: 'removed', people: [member] })
  return undefined
}

/**
 * Makes somebody an administrator or takes that from them; returns why `by` can't. By doing so the owner is one
 * themself: otherwise the other would come before them.
 */
export async function setAdmin(
  tx: Tx,
  by: number,
  chat: number,
  { member, is }: { member: number; is: boolean },
): Promise<'chat_not_found' | 'not_chat_owner' | 'not_oneself' | 'member_not_found' | undefined> {
  const reason = await lockChanged(tx, chat, by, [member])
  if (reason) return reason === 'not_chat_admin' ? 'not_chat_owner' : reason
  const own = await findStanding(tx, by, chat)
  // Whoever owns it would still own it, or not know who does.
  if (member === by && (is || own?.is_owner)) return 'not_oneself'
  if (member !== by && !own?.is_owner) return 'not_chat_owner'
  const standing = await findSeen(tx, by, member, chat)
  if (!standing) return 'member_not_found'
  if (standing.is_admin === is) return undefined
  await sql`
    update conversation_members set is_admin = member_id <> ${member} or ${is}
    where conversation_id = ${chat} and member_id = any (${[by, member]}::bigint[])`.execute(tx)
  await addNotice(tx, chat, { author: by, act: is ? 'appointed' : 'dismissed', people: [member] })
  return undefined
}

/** Lets a member leave; false if they aren't in the conversation. What the last one leaves is removed by a job. */
export async function leaveSeveral(tx: Tx, member: number, chat: number): Promise<boolean> {
  await lockMembers(tx, [member])
  // All rows: of the last two who leave at once, the second one is the last.
  await lockRows(tx, chat, 'all')
  if (!(await findStanding(tx, member, chat))) return false
  await leaveCall(tx, chat, member)
  await takeOut(tx, chat, member)
  await addNotice(tx, chat, { author: member, act: 'left' })
  return true
}

/** Names a conversation; returns why it can't be named. */
export async function rename(
  tx: Tx,
  admin: number,
  chat: number,
  title: string,
): Promise<NotAdmin | undefined> {
  const reason = await lockChanged(tx, chat, admin)
  if (reason) return reason
  const { numAffectedRows = 0n } = await sql`
    update conversations set title = ${title} where id = ${chat} and title <> ${title}`.execute(tx)
  if (numAffectedRows > 0n) await addNotice(tx, chat, { author: admin, act: 'renamed', title })
  return undefined
}

/** Gives a conversation a picture, which `add` adds, or takes it away; returns why it can't be done. */
export async function setPicture(
  tx: Tx,
  admin: number,
  chat: number,
  add: (() => Promise<string>) | undefined,
): Promise<NotAdmin | undefined> {
  const reason = await lockChanged(tx, chat, admin)
  if (reason) return reason
  const picture = (await add?.()) ?? null
  const { numAffectedRows = 0n } = await sql`
    update conversations set picture_id = ${picture} where id = ${chat} and picture_id is distinct from ${picture}::uuid`.execute(
    tx,
  )
  if (numAffectedRows > 0n)
    await addNotice(tx, chat, { author: admin, act: picture ? 'pictured' : 'unpictured' })
  return undefined
}
