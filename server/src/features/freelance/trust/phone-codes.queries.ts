/** All SQL of the codes that prove a phone number. */
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../../../platform/db/prepared.ts'

export const phoneCodeKind = 'freelance.phone_code'
export const mostTries = 5
const mostADay = 5

interface Standing {
  is_own: boolean
  is_soon: boolean
  of_member: number
  of_number: number
}

/** Returns what speaks against a code for this number, with the member locked: two requests at once are counted. */
export async function getStanding(tx: Tx, member: number, number: string) {
  await sql`select from members where id = ${member} for no key update`.execute(tx)
  // Others may ask for this number at the same time.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${number}`}, 0))`.execute(tx)
  const { rows } = await sql<Standing>`
    select
      exists (select from member_phones ph where ph.member_id = ${member} and ph.number = ${number}) as is_own,
      coalesce(bool_or(mails.created_at > now() - interval '1 minute'), false) as is_soon,
      count(*) filter (where mails.member_id = ${member})::int as of_member,
      count(*) filter (where mails.address = ${number})::int as of_number
    from mails
    where mails.kind = ${sql.lit(phoneCodeKind)} and mails.created_at > now() - interval '1 day'
      and (mails.member_id = ${member} or mails.address = ${number})`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('An aggregate has one row')
  const { is_own, is_soon, of_member, of_number } = row
  return { isOwn: is_own, isSoon: is_soon, isSpent: of_member >= mostADay || of_number >= mostADay }
}

/** Begins a code for a number; earlier ones no longer work. */
export async function askCode(tx: Tx, member: number, number: string): Promise<void> {
  await sql`
    insert into phone_codes (member_id, number) values (${member}, ${number})
    on conflict (member_id) do update
      set number = excluded.number, hash = null, tries = 0, asked_at = now(), expires_at = null`.execute(tx)
}

/** Stores the code that is being sent; returns false if nobody waits for it any more. */
export async function setCode(tx: Tx, member: number, number: string, hash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update phone_codes set hash = ${hash}, expires_at = now() + interval '10 minutes'
    where member_id = ${member} and number = ${number} and tries = 0
      and asked_at > now() - interval '10 minutes'`.execute(tx)
  return numAffectedRows === 1n
}

export interface TakenTry {
  hash: Buffer
  /** How many tries are left after this one. */
  left: number
}

const take = prepared<[member: number, number: string], TakenTry>(
  'take_phone_try',
  (member, number) => sql`
    update phone_codes set tries = tries + 1
    where member_id = ${member} and number = ${number} and tries < ${sql.lit(mostTries)} and hash is not null
      and expires_at > now()
    returning hash, ${sql.lit(mostTries)} - tries as left`,
)

/** Takes a try before the code is compared, so that many at once can't slip through; undefined if none is left. */
export async function takeTry(db: Db, member: number, number: string): Promise<TakenTry | undefined> {
  return (await take(db, member, number))[0]
}

/** Uses a code up; false if another request did, or it was replaced. */
export async function takeCode(tx: Tx, member: number, hash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from phone_codes where member_id = ${member} and hash = ${hash}`.execute(tx)
  return numAffectedRows === 1n
}

/** Forgets numbers that were typed and not proven. */
export async function removeExpiredCodes(db: Db): Promise<void> {
  await sql`delete from phone_codes where asked_at < now() - interval '1 hour'`.execute(db)
}
