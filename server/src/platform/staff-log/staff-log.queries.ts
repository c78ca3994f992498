/** SQL of the log of acts (decision 092). Its tables belong to a role of their own where they can. */
import type { StaffRole } from '@commons/contract/call.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../db/prepared.ts'

/** What an act is on, and why; every staff call that writes says it with `context.logAct`. */
export interface StaffAct {
  readonly object?: { readonly kind: StaffObject; readonly id: number | string }
  readonly reason?: string
  /** What was there before the act changed it. */
  readonly before?: Readonly<Record<string, unknown>>
}

/** The kinds of what staff act on. */
export type StaffObject =
  | 'member'
  | 'dispute'
  | 'job'
  | 'report'
  | 'decision'
  | 'template'
  | 'setting'
  | 'withdrawal'
  | 'deposit'
  | 'money'
  | 'signup'
  | 'barrier'
  | 'word_rule'
  | 'media_hash'
  | 'tag'
  | 'rule'
  | 'legal'
  | 'announcement'
  | 'interest'

interface Actor {
  /** Null for the operator, who acts by commands. */
  readonly member: number | null
  readonly role: StaffRole | 'operator'
  /** The call, or the command. */
  readonly act: string
}

/**
 * Adds an act to the log, in its own transaction. Until that commits, other acts wait: this comes last in a
 * transaction.
 */
export async function addAct(
  tx: Tx,
  { member, role, act }: Actor,
  { object, reason = '', before }: StaffAct,
): Promise<void> {
  await sql`select staff_log.add_act(${member}::bigint, ${role}, ${act}, ${object?.kind ?? null},
    ${object === undefined ? null : String(object.id)}, ${reason}, ${before ? JSON.stringify(before) : null}::jsonb)`.execute(
    tx,
  )
}

/** The hash of the act `a`: the same as the database's own function, which a check can't trust. */
const hashOf = (previous: RawBuilder<unknown>) => sql`sha256(${previous} || convert_to(jsonb_build_array(
  a.seq, (extract(epoch from a.at) * 1000000)::bigint, a.actor_id, a.actor_role, a.act, a.object_kind, a.object_id,
  a.reason, a.before)::text, 'UTF8'))`

/** Returns the number of the first act that doesn't follow from the one before it, or isn't what its hash says. */
export async function findBrokenAct(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ seq: number }>`
    select a.seq from (
      select *, lag(seq, 1, 0::bigint) over by_seq as previous_seq,
        lag(hash, 1, ''::bytea) over by_seq as previous_hash
      from staff_log.acts window by_seq as (order by seq)) a
    where a.seq <> a.previous_seq + 1 or a.hash is distinct from ${hashOf(sql`a.previous_hash`)}
    order by a.seq limit 1`.execute(db)
  return rows[0]?.seq
}

export async function countActs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from staff_log.acts`.execute(db)
  return rows[0]?.count ?? 0
}

/** A place in the chain: the hash of an act vouches for all before it. */
export interface Head {
  readonly day: string
  readonly seq: number
  readonly hash: string
}

export interface SignedHead extends Head {
  readonly key_id: string
  readonly signature: string
  /** The hash that the log has there now; null if the act is missing. */
  readonly found: string | null
}

export async function listHeads(db: Db): Promise<SignedHead[]> {
  const { rows } = await sql<SignedHead>`
    select h.day::text as day, h.seq, encode(h.hash, 'hex') as hash, h.key_id, h.signature,
      encode(a.hash, 'hex') as found
    from staff_log.heads h left join staff_log.acts a on a.seq = h.seq order by h.day`.execute(db)
  return rows
}

/** Returns the last act of the latest day that is over, unless its head is signed. */
export async function findUnsignedHead(db: Db, today: string): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select (a.at at time zone 'UTC')::date::text as day, a.seq, encode(a.hash, 'hex') as hash
    from staff_log.acts a where a.at < ${today}::date::timestamp at time zone 'UTC'
      and a.seq > coalesce((select max(h.seq) from staff_log.heads h), 0)
    order by a.seq desc limit 1`.execute(db)
  return rows[0]
}

export async function addHead(
  db: Db,
  { day, seq }: Head,
  { keyId, signature }: { readonly keyId: string; readonly signature: string },
): Promise<void> {
  await sql`select staff_log.add_head(${day}::date, ${seq}::bigint, ${keyId}, ${signature})`.execute(db)
}
