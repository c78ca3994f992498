/** All SQL of accounts. */
import { sql } from 'kysely'
import type { Db } from '../../platform/db/prepared.ts'
import type { Language } from '../../platform/language.ts'
import type { EndReason } from '../../platform/session/sessions.ts'

export interface Account {
  id: number
  email: string
  full_name: string
  username: string
  password_hash: string
  language: Language
  several_devices: boolean
}

export interface NewMember {
  email: string
  passwordHash: string
  fullName: string
  username: string
  language: Language
  referralCode: string
  referredWith: string | null
}

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('members')
    .select(['id', 'email', 'full_name', 'username', 'password_hash', 'language', 'several_devices'])
    .where(sql`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst()
  return row && { ...row, language: row.language as Language }
}

/**
 * Adds a member; undefined when the address or the username is taken meanwhile. The first member of
 * an empty network becomes its admin; the lock keeps two first members apart.
 */
export async function addMember(tx: Db, member: NewMember): Promise<{ id: number } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('first member'))
    where not exists (select 1 from members)`.execute(tx)
  return tx
    .insertInto('members')
    .values({
      email: member.email,
      password_hash: member.passwordHash,
      full_name: member.fullName,
      username: member.username,
      language: member.language,
      referral_code: member.referralCode,
      referred_with: member.referredWith,
      role: sql<string>`case when exists (select 1 from members) then 'member' else 'admin' end`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** The usernames that begin with `stem`, of which a new one must differ. */
export async function listUsernames(db: Db, stem: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('members')
    .select('username')
    .where('username', '>=', stem)
    .where('username', '<', `${stem}\u{7f}`)
    .limit(10_000)
    .execute()
  return new Set(rows.map((row) => row.username))
}

/** Whether somebody logged in to this account from this network before. */
export async function isKnownNetwork(db: Db, memberId: number, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('address_prefix', '=', network)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every open session of a member; answers their ids. */
export async function endSessions(tx: Db, memberId: number, reason: EndReason): Promise<string[]> {
  const rows = await tx
    .updateTable('sessions')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function endSession(tx: Db, sessionId: string, reason: EndReason): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Keeps two logins of one member from both believing to be the only one. */
export async function lockMember(tx: Db, memberId: number): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
}

export async function getDisplayName(db: Db, memberId: number): Promise<string> {
  const row = await db
    .selectFrom('members')
    .select('full_name')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return row.full_name
}

export async function setLanguage(tx: Db, memberId: number, language: Language): Promise<void> {
  await tx.updateTable('members').set({ language }).where('id', '=', memberId).execute()
}
