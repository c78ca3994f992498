/** All SQL of messages to support. */
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export interface NewMessage {
  readonly member: number
  readonly subject: string
  readonly message: string
}

/** Locks the member before their messages are counted, so that concurrent ones can't slip past the limit. */
export async function lockWriter(tx: Tx, member: number): Promise<void> {
  await sql`select from members where id = ${member} for no key update`.execute(tx)
}

/** Counts a member's messages of the last day. */
export async function countLately(tx: Tx, member: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from support_messages
    where member_id = ${member} and created_at > ${now()}::timestamptz - interval '1 day'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Adds a message; returns its id. */
export async function addMessage(tx: Tx, { member, subject, message }: NewMessage): Promise<number> {
  const { id } = await tx
    .insertInto('support_messages')
    .values({ member_id: member, subject, message, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface SupportMessage {
  id: number
  subject: string
  message: string
  created_at: Date
  full_name: string
  username: string
  email: string
  is_verified: boolean
}

// oxlint-disable-next-line commons/members-in-sight -- the operator reads it
const messages = sql`
  select s.id, s.subject, s.message, s.created_at, m.full_name, m.username, m.email,
    m.email_verified_at is not null as is_verified
  from support_messages s join members m on m.id = s.member_id`

/** Returns a message with its writer's current data; undefined once they have left. */
export async function findMessage(db: Db, id: number): Promise<SupportMessage | undefined> {
  const { rows } = await sql<SupportMessage>`${messages} where s.id = ${id}`.execute(db)
  return rows[0]
}

/** Lists the latest messages, newest first. */
export async function listMessages(db: Db, limit: number): Promise<SupportMessage[]> {
  const { rows } = await sql<SupportMessage>`${messages} order by s.id desc limit ${limit}`.execute(db)
  return rows
}
