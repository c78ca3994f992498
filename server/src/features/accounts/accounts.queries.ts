/** All SQL of accounts. */
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { Refusal } from '../../platform/call/refusal.ts'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import type { Language } from '../../platform/language.ts'
import type { EndedSession } from '../../platform/realtime/bus.ts'
import type { EndReason, Member } from '../../platform/session/sessions.ts'

export interface Account {
  id: number
  email: string
  email_verified: boolean
  full_name: string
  username: string
  is_bot: boolean
  password_hash: string
  language: Language
  several_devices: boolean
  two_factor: boolean
  /** The member has logged in before. */
  got_in: boolean
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

const accounts = (db: Db) =>
  db
    .selectFrom('members as m')
    .leftJoin('two_factors as t', 't.member_id', 'm.id')
    .select([
      'm.id',
      'm.email',
      'm.full_name',
      'm.username',
      'm.is_bot',
      'm.password_hash',
      'm.language',
      'm.several_devices',
      sql<boolean>`m.email_verified_at is not null`.as('email_verified'),
      sql<boolean>`t.enabled_at is not null`.as('two_factor'),
      sql<boolean>`m.first_login_at is not null`.as('got_in'),
    ])

/** Accounts of before addresses had keys may share one: they are told apart by the spelling. */
const isExactly = (email: unknown) => sql<boolean>`lower(m.email) = lower(${email}::text)`

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await accounts(db)
    .where(sql`email_key(m.email)`, '=', sql<string>`email_key(${email})`)
    .orderBy(isExactly(email), 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, language: row.language as Language }
}

const findLogin = prepared<[email: string, network: string], Account & { known: boolean }>(
  'find_login',
  (email, network) => sql`
    select m.id, m.email, m.full_name, m.username, m.is_bot, m.password_hash, m.language, m.several_devices,
      m.email_verified_at is not null as email_verified, t.enabled_at is not null as two_factor,
      m.first_login_at is not null as got_in,
      k.network is not null as known
    from members m
    left join two_factors t on t.member_id = m.id
    left join known_networks k on k.member_id = m.id and k.network = ${network}
    where email_key(m.email) = email_key(${email}::text) order by ${isExactly(email)} desc limit 1`,
)

/**
 * Returns the account of an address and whether its member has logged in from this network before; known and
 * unknown addresses take one statement alike.
 */
export async function findAccountToOpen(
  db: Db,
  email: string,
  network: string,
): Promise<{ account: Account | undefined; known: boolean }> {
  const [row] = await findLogin(db, email, network)
  if (!row) return { account: undefined, known: false }
  const { known, ...account } = row
  return { account, known }
}

export async function getAccount(db: Db, memberId: number): Promise<Account> {
  const row = await accounts(db).where('m.id', '=', memberId).executeTakeFirstOrThrow()
  return { ...row, language: row.language as Language }
}

/** Adds a member; undefined if the address or username has been taken. */
export async function addMember(tx: Db, member: NewMember): Promise<{ id: number } | undefined> {
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function getReferralCode(db: Db, memberId: number): Promise<string> {
  const { referral_code } = await db
    .selectFrom('members')
    .select('referral_code')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return referral_code
}

/** Returns the member with this referral code. */
export async function findReferrer(
  db: Db,
  code: string,
): Promise<{ full_name: string; email: string } | undefined> {
  return db
    .selectFrom('members')
    .select(['full_name', 'email'])
    .where('referral_code', '=', code)
    .executeTakeFirst()
}

/** Returns the current and former usernames that begin with `stem`, which a new one must differ from. */
export async function listUsernames(db: Db, stem: string): Promise<Set<string>> {
  const { rows } = await sql<{ username: string }>`
    select username from members where username >= ${stem} and username < ${`${stem}\u{7f}`}
    union all
    select username from username_history where username >= ${stem} and username < ${`${stem}\u{7f}`}
    limit 10000`.execute(db)
  return new Set(rows.map((row) => row.username))
}

/** Returns whether the member has logged in from this network before. */
export async function isKnownNetwork(db: Db, memberId: number, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('network')
    .where('member_id', '=', memberId)
    .where('network', '=', network)
    .executeTakeFirst()
  return row !== undefined
}

const addNetwork = prepared<
  [memberId: number, network: string, usedAt: Date],
  { isNew: boolean; others: boolean }
>(
  'add_known_network',
  (memberId, network, usedAt) => sql`
    with others as (
      select from known_networks where member_id = ${memberId}::bigint and network <> ${network}::text limit 1
    )
    insert into known_networks (member_id, network, used_at)
    values (${memberId}::bigint, ${network}::text, ${usedAt}::timestamptz)
    on conflict (member_id, network) do update set used_at = excluded.used_at
    returning old.network is null as "isNew", exists (select from others) as others`,
)

/**
 * Remembers the network the member logged in from. Returns whether it is new, for a member who already has
 * others.
 */
export async function addKnownNetwork(tx: Db, memberId: number, network: string): Promise<boolean> {
  const rows = await addNetwork(tx, memberId, network, now())
  return rows.some(({ isNew, others }) => isNew && others)
}

const end = prepared<
  [memberId: number, reason: EndReason, except: string | null, alsoTokens: boolean],
  { id: string }
>(
  'end_sessions',
  (memberId, reason, except, alsoTokens) => sql`
    update sessions set ended_at = now(), end_reason = ${reason}
    where member_id = ${memberId} and ended_at is null and id is distinct from ${except}::uuid
      and (${alsoTokens} or not is_token)
    returning id`,
)

/** Ends a member's open logins, except `except`; returns the ended ones for the bus. Tokens go on. */
export async function endLogins(
  tx: Db,
  memberId: number,
  reason: EndReason,
  except?: string,
): Promise<EndedSession[]> {
  const rows = await end(tx, memberId, reason, except ?? null, false)
  return rows.map(({ id }) => ({ id, reason }))
}

/** The same with the member's tokens: the account may be in others' hands, or goes away. */
export async function endSessions(tx: Db, memberId: number, reason: EndReason): Promise<EndedSession[]> {
  const rows = await end(tx, memberId, reason, null, true)
  // Nor may an app exchange a code for one now.
  await tx.deleteFrom('oauth_codes').where('member_id', '=', memberId).execute()
  return rows.map(({ id }) => ({ id, reason }))
}

/** Ends all but the member's latest `kept` open sessions; returns the ended ones for the bus. */
export async function endOldestSessions(tx: Db, memberId: number, kept: number): Promise<EndedSession[]> {
  const { rows } = await sql<{ id: string }>`
    update sessions set ended_at = now(), end_reason = 'replaced'
    where id in (
      select id from sessions
      where member_id = ${memberId} and ended_at is null and expires_at > now() and not awaits_second_factor
        and not is_token
      order by last_used_at desc, created_at desc offset ${kept})
    returning id`.execute(tx)
  return rows.map(({ id }) => ({ id, reason: 'replaced' }))
}

/** Returns what becomes of a member's other sessions at a login. */
export async function getSessionRule(
  db: Db,
  memberId: number,
): Promise<{ several_devices: boolean; asks_beside: boolean }> {
  return db
    .selectFrom('members')
    .select(['several_devices', 'asks_beside'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
}

/** Ends one of the member's logins, or tokens; false if it isn't theirs or has already ended. */
export async function endSession(
  tx: Db,
  memberId: number,
  sessionId: string,
  reason: EndReason,
  { isToken = false } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('is_token', '=', isToken)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface SessionOfMember {
  id: string
  user_agent: string | null
  address_prefix: string | null
  created_at: Date
  last_used_at: Date
}

/** Returns the open sessions: `current` first, then the most recently used; 50 at most. */
export async function listSessions(db: Db, memberId: number, current: string): Promise<SessionOfMember[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address_prefix', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .where('awaits_second_factor', '=', false)
    .where('is_token', '=', false)
    .orderBy(sql`id = ${current}::uuid`, 'desc')
    .orderBy('last_used_at', 'desc')
    .limit(50)
    .execute()
}

/** Lists the member's sessions that have not ended, also those that await their second factor. */
export async function listOpenSessionIds(db: Db, memberId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

const lock = prepared<[memberId: number], { id: number }>(
  'lock_member',
  (memberId) => sql`select id from members where id = ${memberId} for no key update`,
)

/** Records the first login; false if there was one before. */
export async function setFirstLogin(tx: Tx, memberId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('members')
    .set({ first_login_at: now() })
    .where('id', '=', memberId)
    .where('first_login_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Refuses `session_unknown` if the caller's session has ended while the member was being locked. */
export async function requireOpen(tx: Db, { sessionId }: Pick<Member, 'sessionId'>): Promise<void> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('session_unknown')
}

/** Locks the member: two concurrent logins would otherwise each take its session for the only one. */
export async function lockMember(tx: Db, memberId: number): Promise<void> {
  await lock(tx, memberId)
}

interface AccountSettings {
  language?: Language
  full_name?: string
  username?: string
  username_changes?: Date[]
  password_hash?: string
  several_devices?: boolean
  asks_beside?: boolean
  email_notifications?: boolean
  autoplay?: boolean
  is_bot?: boolean
}

export async function setAccount(tx: Db, memberId: number, settings: AccountSettings): Promise<void> {
  await tx.updateTable('members').set(settings).where('id', '=', memberId).execute()
}

/** Stores another hash of the same password, unless it was changed meanwhile. */
export async function renewHash(
  tx: Db,
  memberId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ password_hash: to })
    .where('id', '=', memberId)
    .where('password_hash', '=', from)
    .execute()
}

export async function getPreferences(
  db: Db,
  memberId: number,
): Promise<{ email_notifications: boolean; autoplay: boolean }> {
  return db
    .selectFrom('members')
    .select(['email_notifications', 'autoplay'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
}

export async function listHiddenWidgets(db: Db, memberId: number): Promise<string[]> {
  const { hidden_widgets } = await db
    .selectFrom('members')
    .select('hidden_widgets')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return hidden_widgets
}

/** Shows or hides a widget, without overwriting concurrent changes to the others. */
export async function setWidget(tx: Db, memberId: number, widget: string, isShown: boolean): Promise<void> {
  const others = sql`array_remove(hidden_widgets, ${widget}::text)`
  await sql`
    update members set hidden_widgets = ${isShown ? others : sql`${others} || ${widget}::text`}
    where id = ${memberId}`.execute(tx)
}

/** Marks the address as verified if it is still the member's; false otherwise. */
export async function setEmailVerified(tx: Db, memberId: number, address: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('members')
    .set({ email_verified_at: sql`coalesce(email_verified_at, ${now()})` })
    .where('id', '=', memberId)
    .where(sql`email_key(email)`, '=', sql<string>`email_key(${address})`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Sets a verified address; false if another account has it. */
export async function setEmail(tx: Db, memberId: number, email: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('members')
    .set({ email, email_verified_at: now(), shares_address: false })
    .where('id', '=', memberId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('members as other')
            .select('other.id')
            .where(sql`email_key(other.email)`, '=', sql<string>`email_key(${email})`)
            .where('other.id', '<>', memberId),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
