/** SQL of what moderators and members write to each other. The member is always locked before their thread. */
import type { Barred } from '@commons/contract/moderation/queue.ts'
import { shortenedRead } from '@commons/contract/shared/text/cutting.ts'
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Page } from '../../../platform/call/page.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { textBeginning } from '../../../platform/db/text-beginning.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ReportKindName } from '../../../platform/report-kinds.ts'
import { barredFromThread, type Moderator, named, type NamedRow } from '../queue/queue.queries.ts'

/** How much a list shows of a message, and of what a decision was about, in graphemes. */
const mostListed = 280

/** Which thread: with whom, and about which decision; null: the general one. */
export interface ThreadKey {
  readonly member: number
  readonly decision: number | null
}

export interface AboutRow {
  readonly decision_id: number
  readonly report_type: ReportKindName
  readonly shown: string
  readonly rule: string
}

/** Column: the decision `de` that a thread is about. */
const about = (
  language: 'en' | 'cs',
) => sql<AboutRow | null>`case when de.id is not null then json_build_object(
  'decision_id', de.id, 'report_type', de.kind, 'shown', ${textBeginning(sql`coalesce(de.shown->>'message', '')`, mostListed)},
  'rule', (select ${sql.ref(`ru.title_${language}`)} from rule_versions ru where ru.id = de.rule_version)) end`

const shownAbout = (row: AboutRow | null) => row && { ...row, shown: shortenedRead(row.shown, mostListed) }

/** Returns the decision that a thread is about, if it did something to this member. */
export async function findAbout(
  db: Db,
  { member, decision }: ThreadKey,
  language: 'en' | 'cs',
): Promise<AboutRow | undefined> {
  const { rows } = await sql<{ about: AboutRow | null }>`
    select ${about(language)} as about from decisions de
    where de.id = ${decision} and de.member_id = ${member}
      and exists (select from decision_acts where decision_id = de.id)`.execute(db)
  return shownAbout(rows[0]?.about ?? null) ?? undefined
}

export interface ThreadRow {
  readonly member: NamedRow | null
  readonly about: AboutRow | null
  readonly barred: Barred | null
  readonly latest_id: number
  readonly waiting_id: number | null
}

/** Returns a thread as a moderator sees it, one in which nobody has written yet, too. */
export async function findThread(
  db: Db,
  kinds: Platform['reportKinds'],
  moderator: Moderator,
  { member, decision }: ThreadKey,
  language: 'en' | 'cs',
): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`
    select ${named(sql.ref('th.member_id'))} as member, ${about(language)} as about,
      ${barredFromThread(kinds, moderator)} as barred, coalesce(its.latest_id, 0) as latest_id, its.waiting_id
    from (select ${member}::bigint as member_id, ${decision}::bigint as decision_id) as th
      left join decisions de on de.id = th.decision_id and de.member_id = th.member_id
        and exists (select from decision_acts where decision_id = de.id)
      left join moderator_threads its on its.member_id = th.member_id
        and its.decision_id is not distinct from th.decision_id`.execute(db)
  return rows[0] && { ...rows[0], about: shownAbout(rows[0].about) }
}

export interface MessageRow {
  readonly id: number
  readonly message: string
  readonly by_staff: boolean
  readonly moderator: NamedRow | null
  readonly created_at: Date
}

/** Lists messages of a thread, latest first. */
export async function listMessages(
  db: Db,
  { member, decision }: ThreadKey,
  { before, limit, offset }: Page,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select me.id, me.message, me.by_staff, ${named(sql.ref('me.moderator_id'))} as moderator, me.created_at
    from moderator_messages me
    where me.thread_id = (
        select id from moderator_threads
        where member_id = ${member} and decision_id is not distinct from ${decision}::bigint)
      and me.id < ${before}
    order by me.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export interface ListedThreadRow extends Pick<ThreadRow, 'member' | 'about' | 'barred'> {
  readonly latest_id: number
  readonly waiting_id: number | null
  readonly message: string
  readonly by_staff: boolean
  readonly latest_at: Date
  readonly waits_since: Date | null
}

/** Lists threads: what waits for an answer longest first, or all latest first. */
export async function listThreads(
  db: Db,
  kinds: Platform['reportKinds'],
  moderator: Moderator,
  { state, language }: { state: 'waiting' | 'all'; language: 'en' | 'cs' },
  { before, limit, offset, isFirst }: Page,
): Promise<ListedThreadRow[]> {
  // The cursor of what waits is the last message shown; of the first page it is later than all.
  const passes =
    state === 'waiting'
      ? sql`th.waiting_id > ${isFirst || offset > 0 ? 0 : before}`
      : sql`th.latest_id < ${before}`
  const order = state === 'waiting' ? sql`th.waiting_id` : sql`th.latest_id desc`
  const { rows } = await sql<ListedThreadRow>`
    select ${named(sql.ref('th.member_id'))} as member, ${about(language)} as about,
      ${barredFromThread(kinds, moderator)} as barred, th.latest_id, th.waiting_id,
      ${textBeginning(sql`latest.message`, mostListed)} as message, latest.by_staff, latest.created_at as latest_at,
      (select created_at from moderator_messages where id = th.waiting_id) as waits_since
    from moderator_threads th join moderator_messages latest on latest.id = th.latest_id
      left join decisions de on de.id = th.decision_id
    where ${passes} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ about: its, message, ...row }) => ({
    ...row,
    about: shownAbout(its),
    message: shortenedRead(message, mostListed),
  }))
}

/** Locks a member before their threads; whether they still exist. */
export async function lockMember(tx: Tx, member: number): Promise<boolean> {
  const { rows } = await sql`select from members where id = ${member} for no key update`.execute(tx)
  return rows.length > 0
}

/** Counts what a locked member has written to moderators within a day. */
export async function countLately(tx: Tx, member: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from moderator_messages me join moderator_threads th on th.id = me.thread_id
    where th.member_id = ${member} and not me.by_staff and me.created_at > ${now()}::timestamptz - interval '1 day'`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** Adds a message to the thread of a locked member; `moderator` wrote it, or else the member. Returns the thread's id. */
export async function addMessage(
  tx: Tx,
  { member, decision }: ThreadKey,
  { message, moderator }: { message: string; moderator: number | null },
): Promise<number> {
  const isByStaff = moderator !== null
  const { rows } = await sql<{ id: number }>`
    insert into moderator_threads (member_id, decision_id) values (${member}, ${decision})
    on conflict (member_id, decision_id) do update set latest_id = moderator_threads.latest_id
    returning id`.execute(tx)
  const thread = rows[0]?.id
  if (thread === undefined) throw new Error('The thread was not added')
  const { id } = await tx
    .insertInto('moderator_messages')
    .values({
      thread_id: thread,
      by_staff: isByStaff,
      moderator_id: moderator,
      message,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    update moderator_threads
    set latest_id = ${id}, waiting_id = ${isByStaff ? sql`null` : sql`coalesce(waiting_id, ${id})`}
    where id = ${thread}`.execute(tx)
  return thread
}

/** Says that the thread of a locked member needs no answer. */
export async function setSettled(tx: Tx, { member, decision }: ThreadKey): Promise<void> {
  await sql`
    update moderator_threads set waiting_id = null
    where member_id = ${member} and decision_id is not distinct from ${decision}::bigint`.execute(tx)
}

/** Tells a member that moderators have written in a thread. */
export async function tellOfMessage(tx: Tx, member: number, thread: number): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id)
    values ('moderators_wrote', ${member}, ${thread})`.execute(tx)
}
