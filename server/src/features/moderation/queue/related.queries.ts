/** SQL of members who may belong together. It reads only what is stored for other reasons. */
import type { relations } from '@commons/contract/moderation/queue.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/prepared.ts'

type Signal = (typeof relations)[number]

/** What so many members have in common says nothing. */
const mostOfDomain = 50
/** The most members who are looked at for each signal. */
const mostOfEach = 500
/** Where anybody gets an address. */
const ofEverybody = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  'mail.com',
  'fastmail.com',
  'zoho.com',
  'seznam.cz',
  'email.cz',
  'post.cz',
  'centrum.cz',
  'atlas.cz',
  'volny.cz',
  'tiscali.cz',
  'azet.sk',
  'zoznam.sk',
  'centrum.sk',
]

/** The domain of an address, backwards, as the index of members has it. */
const domainOf = (row: string) =>
  sql`(reverse(lower(substring(${sql.ref(`${row}.email`)} from '[^@]*$'))) collate "C")`
const joinedNear = sql`m.created_at between who.created_at - interval '7 days' and who.created_at + interval '7 days'`

export interface SignalRow {
  readonly id: number
  readonly signal: Exclude<Signal, 'name'>
}

/** Lists what other members have in common with one. */
export async function listSignals(db: Db, member: number): Promise<SignalRow[]> {
  const { rows } = await sql<SignalRow>`
    with who as (select id, created_at, email from members where id = ${member}) -- staff see everybody
    (select distinct m.id, 'network' as signal
      from who join known_networks mine on mine.member_id = who.id
      join known_networks its on network_range(its.network) = network_range(mine.network)
      join members m on m.id = its.member_id and ${joinedNear} -- staff see everybody
      limit ${sql.lit(mostOfEach)})
    union all
    (select its.member_id, 'inviter' from invited_members mine join invited_members its on its.inviter_id = mine.inviter_id
      where mine.member_id = ${member} order by its.member_id desc limit ${sql.lit(mostOfEach)})
    union all
    (select m.id, 'domain' from who join members m on ${domainOf('m')} = ${domainOf('who')} -- staff see everybody
      where reverse(${domainOf('who')}) <> all (${ofEverybody}::text[])
        and (select count(*) from (
          select from members o where ${domainOf('o')} = ${domainOf('who')} -- staff see everybody
          limit ${sql.lit(mostOfDomain + 1)}) as few) <= ${sql.lit(mostOfDomain)})`.execute(db)
  return rows
}

export interface NameRow {
  readonly id: number
  readonly full_name: string
}

/** Lists the names of the member, first, and of those who joined at about the same time. */
export async function listNamesNear(db: Db, member: number): Promise<NameRow[]> {
  // oxlint-disable-next-line commons/members-in-sight -- staff see everybody
  const { rows } = await sql<NameRow>`
    (select id, full_name from members where id = ${member}) -- staff see everybody
    union all
    (select m.id, m.full_name from members who join members m on ${joinedNear} -- staff see everybody
      where who.id = ${member} and m.id <> who.id order by abs(m.id - who.id) limit 2000)`.execute(db)
  return rows
}

export interface RelatedRow {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
  readonly joined_at: Date
  readonly is_suspended: boolean
}

export async function listRelated(db: Db, ids: readonly number[]): Promise<RelatedRow[]> {
  // oxlint-disable-next-line commons/members-in-sight -- staff see everybody
  const { rows } = await sql<RelatedRow>`
    select m.id as user_id, m.full_name, m.username, m.created_at as joined_at,
      coalesce(w.is_suspended, false) as is_suspended
    from members m left join away_members w on w.member_id = m.id -- staff see everybody
    where m.id = any (${ids}::bigint[])`.execute(db)
  return rows
}
