/** SQL of those who ask to be let in. */
import { sql } from 'kysely'
import type { Page } from '../../../platform/call/page.ts'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { Language } from '../../../platform/language.ts'
import { hashSecret, newSecret } from '../../../platform/session/api-key.ts'

export type SignupState = 'unconfirmed' | 'waiting' | 'approved' | 'rejected'

export interface Answer {
  readonly question: string
  readonly answer: string
}

export interface NewSignup {
  readonly because: 'everybody' | 'domain' | 'network'
  readonly email: string
  readonly domain: string
  readonly fullName: string
  readonly language: Language
  readonly passwordHash: string
  readonly referredWith: string | null
  readonly agreedVersion: number
  readonly invitation: { readonly id: number; readonly inviter: number } | undefined
  readonly address: string | undefined
  readonly answers: readonly Answer[]
}

/** How long the link that confirms an address works, and so how long an address is kept for who asked first. */
const confirmDays = 3
/** How long the record of an answer keeps what is personal. */
const keptDays = 30
const dayMs = 86_400_000
const ago = (days: number) => new Date(now().getTime() - days * dayMs)

/** Adds a request; undefined if the address asks already. */
export async function addSignup(tx: Tx, signup: NewSignup): Promise<{ id: number } | undefined> {
  await tx
    .deleteFrom('signup_requests')
    .where(sql`email_key(email)`, '=', sql<string>`email_key(${signup.email})`)
    .where('state', '=', 'unconfirmed')
    .where('created_at', '<', ago(confirmDays))
    .execute()
  return tx
    .insertInto('signup_requests')
    .values({
      because: signup.because,
      email: signup.email,
      domain: signup.domain,
      full_name: signup.fullName,
      language: signup.language,
      password_hash: signup.passwordHash,
      referred_with: signup.referredWith,
      agreed_version: signup.agreedVersion,
      invitation_id: signup.invitation?.id ?? null,
      inviter_id: signup.invitation?.inviter ?? null,
      address: signup.address ?? null,
      answers: JSON.stringify(signup.answers),
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export interface OpenSignup {
  readonly id: number
  readonly state: SignupState
  readonly password_hash: string
  readonly email: string
  readonly language: Language
}

/** Returns the latest request of an address that is not yet let in, if its record is still whole. */
export async function findSignup(db: Db, email: string): Promise<OpenSignup | undefined> {
  const { rows } = await sql<OpenSignup>`
    select sr.id, sr.state, sr.password_hash, sr.email, sr.language from signup_requests sr
    where email_key(sr.email) = email_key(${email}) and sr.state <> 'approved' and sr.cleared_at is null
      and (sr.state <> 'unconfirmed' or sr.created_at >= ${ago(confirmDays)})
    order by sr.id desc limit 1`.execute(db)
  return rows[0]
}

/** Makes a new code for the link that confirms the address; undefined if that is done. */
export async function setSignupCode(
  tx: Tx,
  email: string,
): Promise<{ secret: string; email: string; language: Language } | undefined> {
  const secret = newSecret()
  const { rows } = await sql<{ email: string; language: Language }>`
    update signup_requests sr set code_hash = ${hashSecret(secret)}
    where email_key(sr.email) = email_key(${email}) and sr.state = 'unconfirmed'
    returning sr.email, sr.language`.execute(tx)
  return rows[0] && { secret, ...rows[0] }
}

/** Confirms the address of the link's request: from now on it waits. False if there is no such link. */
export async function confirmSignup(tx: Tx, code: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('signup_requests')
    .set({ state: 'waiting', confirmed_at: now(), code_hash: null })
    .where('code_hash', '=', hashSecret(code))
    .where('state', '=', 'unconfirmed')
    .where('created_at', '>=', ago(confirmDays))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

interface Named {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
}

export interface SignupRow {
  readonly id: number
  readonly full_name: string
  readonly email: string
  readonly address: string | null
  readonly answers: Answer[]
  readonly because: 'everybody' | 'domain' | 'network'
  readonly state: Exclude<SignupState, 'unconfirmed'>
  readonly confirmed_at: Date
  readonly answered_at: Date | null
  readonly answered_by: Named | null
  readonly message: string
  readonly member: Named | null
  readonly rejected_before: number
  readonly from_same_network: number
}

const named = (id: ReturnType<typeof sql>) => sql`
  (select jsonb_build_object('user_id', m.id, 'full_name', m.full_name, 'username', m.username)
    from members m where m.id = ${id} -- staff see everybody
  )`

/** What is typed is text: no character of it stands for others. */
const within = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export async function listSignups(
  db: Db,
  { state, search }: { state: Exclude<SignupState, 'unconfirmed'>; search: string },
  { before, limit, offset }: Page,
): Promise<SignupRow[]> {
  const { rows } = await sql<SignupRow>`
    select sr.id, sr.full_name, sr.email, host(sr.address) as address, sr.answers, sr.because, sr.state,
      coalesce(sr.confirmed_at, sr.created_at) as confirmed_at, sr.answered_at,
      ${named(sql`sr.answered_by`)} as answered_by, sr.message, ${named(sql`sr.member_id`)} as member,
      (select count(*) from signup_requests earlier where email_key(earlier.email) = email_key(sr.email) and earlier.id < sr.id
        and earlier.state = 'rejected' and sr.email <> '') as rejected_before,
      (select count(*) from signup_requests near where near.state = 'waiting' and near.id <> sr.id
        and near.state in ('unconfirmed', 'waiting')
        and near.address <<= set_masklen(sr.address::cidr, case family(sr.address) when 4 then 24 else 48 end)
      ) as from_same_network
    from signup_requests sr
    where sr.state = ${state} and sr.id < ${before}
      ${search === '' ? sql`` : sql`and (sr.full_name ilike ${within(search)} or sr.email ilike ${within(search)})`}
    order by sr.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from signup_requests sr where sr.state = 'waiting'`.execute(db)
  return rows[0]?.count ?? 0
}

export interface LockedSignup {
  readonly id: number
  readonly state: SignupState
  readonly email: string
  readonly full_name: string
  readonly language: Language
  readonly password_hash: string
  readonly referred_with: string | null
  readonly confirmed_at: Date | null
  readonly invitation_id: number | null
  readonly inviter_id: number | null
  readonly agreed_version: number
}

/** Returns those of these requests that have no answer, and locks them in the order of their ids. */
export async function lockSignups(tx: Tx, ids: readonly number[]): Promise<LockedSignup[]> {
  const { rows } = await sql<LockedSignup>`
    select sr.id, sr.state, sr.email, sr.full_name, sr.language, sr.password_hash, sr.referred_with, sr.confirmed_at,
      sr.invitation_id, sr.inviter_id, sr.agreed_version
    from signup_requests sr where sr.id = any(${ids}::bigint[]) and sr.state in ('unconfirmed', 'waiting')
    order by sr.id for update`.execute(tx)
  return rows
}

interface Answered {
  readonly state: 'approved' | 'rejected'
  readonly by: number
  readonly message: string
  readonly member?: number
}

export async function setAnswered(
  tx: Tx,
  id: number,
  { state, by, message, member }: Answered,
): Promise<void> {
  await tx
    .updateTable('signup_requests')
    .set({
      state,
      answered_at: now(),
      answered_by: by,
      message,
      member_id: member ?? null,
      code_hash: null,
      // Who was rejected logs in to read it.
      ...(state === 'approved' && { password_hash: '' }),
    })
    .where('id', '=', id)
    .execute()
}

export async function removeSignups(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('signup_requests').where('id', 'in', ids).execute()
}

/** Removes requests that nobody confirmed, and what is personal from those that got their answer 30 days ago. */
export async function clearSignups(db: Db): Promise<void> {
  await db
    .deleteFrom('signup_requests')
    .where('state', '=', 'unconfirmed')
    .where('created_at', '<', ago(confirmDays))
    .execute()
  await db
    .updateTable('signup_requests')
    .set({
      email: '',
      domain: '',
      full_name: '',
      password_hash: '',
      referred_with: null,
      address: null,
      answers: '[]',
      cleared_at: now(),
    })
    .where('answered_at', '<', ago(keptDays))
    .where('cleared_at', 'is', null)
    .execute()
}

export async function listModeratorIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('staff_roles')
    .select('member_id')
    .where('role', 'in', ['moderator', 'admin'])
    .execute()
  return rows.map(({ member_id }) => member_id)
}
