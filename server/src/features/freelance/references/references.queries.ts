/** All SQL of references and of requests for them. */
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../../authors/author.queries.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { Language } from '../../../platform/language.ts'
import { hashSecret, newSecret } from '../../../platform/session/api-key.ts'
import { isAway, notHidden } from '../../../visibility/members.ts'

const mostUnanswered = 10
const mostADay = 5
/** Mails to one address in a day, whoever asks: nobody may flood a mailbox by many accounts. */
const mostToAddress = 3
/** The most references that a profile shows. */
const mostShown = 100

interface Standing {
  is_verified: boolean
  is_own: boolean
  is_asked: boolean
  unanswered: number
  today: number
}

/** Returns what speaks against asking this address, with the member locked: two requests at once are counted. */
export async function getStanding(tx: Tx, member: number, address: string) {
  await sql`select from members where id = ${member} for no key update`.execute(tx)
  const { rows } = await sql<Standing>`
    select m.email_verified_at is not null as is_verified, email_key(m.email) = email_key(${address}) as is_own,
      coalesce(bool_or(email_key(q.address) = email_key(${address})), false) as is_asked, count(q.id)::int as unanswered,
      (select count(*)::int from mails where mails.member_id = m.id and mails.kind = 'freelance.reference'
        and mails.created_at > now() - interval '1 day') as today
    from members m left join reference_requests q on q.member_id = m.id and q.expires_at > now()
    where m.id = ${member} group by m.id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The caller is no member')
  const { is_verified, is_own, is_asked, unanswered, today } = row
  return {
    isVerified: is_verified,
    isOwn: is_own,
    isAsked: is_asked,
    isSpent: unanswered >= mostUnanswered || today >= mostADay,
  }
}

export async function addRequest(
  tx: Tx,
  { member, address, message }: { member: number; address: string; message: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into reference_requests (member_id, address, message, expires_at)
    values (${member}, ${address}, ${message}, now() + interval '30 days') returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** Removes a member's own request; false if there is none. */
export async function deleteRequest(tx: Tx, member: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from reference_requests where id = ${id} and member_id = ${member}`.execute(tx)
  return numAffectedRows === 1n
}

interface Asking {
  readonly full_name: string
  readonly username: string
  readonly language: Language
}

/**
 * Gives a request its secret, of which only the hash is stored; undefined if it was taken back, its member is
 * away, or its address gets too many of these mails.
 */
export async function openRequest(
  tx: Tx,
  id: number,
  address: string,
): Promise<(Asking & { code: string }) | undefined> {
  const code = newSecret()
  // oxlint-disable-next-line commons/members-in-sight -- whoever has the link was asked by the member, and is no viewer
  const { rows } = await sql<Asking>`
    update reference_requests q set hash = ${hashSecret(code)} from members m
    where q.id = ${id} and m.id = q.member_id and q.expires_at > now() and not ${isAway(sql.ref('m.id'))}
      and (select count(*) from mails where mails.kind = 'freelance.reference' and mails.state = 'sent'
        and email_key(mails.address) = email_key(${address}) and mails.created_at > now() - interval '1 day') < ${mostToAddress}
    returning m.full_name, m.username, m.language`.execute(tx)
  const [row] = rows
  return row && { ...row, code }
}

export interface RequestRow extends AuthorRow {
  message: string
}

/** Returns who asks by this link; undefined if it doesn't work. */
export async function findRequest(db: Db, code: string): Promise<RequestRow | undefined> {
  // oxlint-disable-next-line commons/members-in-sight -- whoever has the link was asked by the member, and is no viewer
  const { rows } = await sql<RequestRow>`
    select ${authorColumns}, q.message from reference_requests q join members m on m.id = q.member_id ${faceTable}
    where q.hash = ${hashSecret(code)} and q.expires_at > now() and not ${isAway(sql.ref('m.id'))}`.execute(
    db,
  )
  return rows[0]
}

interface Written {
  readonly name: string
  readonly relationship: string
  readonly message: string
}

/** Uses up a link and adds the reference; returns whose it is, or undefined if the link doesn't work. */
export async function addReference(
  tx: Tx,
  code: string,
  { name, relationship, message }: Written,
): Promise<number | undefined> {
  const { rows } = await sql<{ member: number }>`
    with used as (
      delete from reference_requests q
      where q.hash = ${hashSecret(code)} and q.expires_at > now() and not ${isAway(sql.ref('q.member_id'))}
      returning q.member_id),
    added as (
      insert into member_references (member_id, name, relationship, message, hash)
      select member_id, ${name}, ${relationship}, ${message}, ${hashSecret(code)} from used returning id, member_id),
    told as (
      insert into notification_outbox (kind, member_id, about_id)
      select 'reference_added', member_id, id from added)
    select member_id as member from added`.execute(tx)
  return rows[0]?.member
}

/** Returns the reference that was written by this link, if one was. */
export async function findWritten(db: Db, code: string): Promise<Written | undefined> {
  const { rows } = await sql<Written>`
    select name, relationship, message from member_references mr
    where mr.hash = ${hashSecret(code)} and not ${isAway(sql.ref('mr.member_id'))}`.execute(db)
  return rows[0]
}

/** Removes a reference of a member's own; false if there is none. */
export async function deleteReference(tx: Tx, member: number, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from member_references where id = ${id} and member_id = ${member}`.execute(tx)
  return numAffectedRows === 1n
}

export interface ReferenceRow extends Written {
  id: number
  created_at: string
}

export interface AskedRow {
  id: number
  email: string
  created_at: string
  expires_at: string
}

/** Lists a member's references, and for the member who was asked; undefined if the viewer doesn't see them. */
export async function listReferences(
  db: Db,
  viewer: number,
  member: number,
): Promise<{ references: ReferenceRow[]; asked: AskedRow[] } | undefined> {
  const { rows } = await sql<{ references: ReferenceRow[]; asked: AskedRow[] }>`
    select
      (select coalesce(jsonb_agg(to_jsonb(each) order by each.id desc), '[]') from (
        select r.id, r.name, r.relationship, r.message, r.created_at from member_references r
        where r.member_id = m.id order by r.id desc limit ${mostShown}) as each) as references,
      (select coalesce(jsonb_agg(to_jsonb(each) order by each.id desc), '[]') from (
        select q.id, q.address as email, q.created_at, q.expires_at from reference_requests q
        where q.member_id = m.id and m.id = ${viewer} and q.expires_at > now()) as each) as asked
    from members m where m.id = ${member} and ${notHidden(sql`${viewer}::bigint`, sql.ref('m.id'))}`.execute(
    db,
  )
  return rows[0]
}

export async function removeExpiredRequests(db: Db): Promise<void> {
  await sql`delete from reference_requests where expires_at < now()`.execute(db)
}
