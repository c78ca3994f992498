/**
 * Identifies members. A session is read once and cached for half a minute, because a second statement costs a
 * quarter of a timeline. The bus tells every process when it ends; while the bus is down nothing is cached.
 */
import { type Call, isForStaff, type StaffRole } from '@commons/contract/call.ts'
import type { Scope } from '@commons/contract/shared/scopes.ts'
import { LRUCache } from 'lru-cache'
import { type Db, prepared } from '../db/prepared.ts'
import { sql } from 'kysely'
import { Refusal } from '../call/refusal.ts'
import { now } from '../clock.ts'
import type { Language } from '../language.ts'
import { hashSecret, matchesHash, newSecret, parseKey, parseToken } from './api-key.ts'

export interface Member {
  readonly id: number
  readonly language: Language
  readonly joinedAt: Date
  /** What they may do for Commons; see `mayCall`. */
  readonly role: StaffRole | undefined
  readonly sessionId: string
  /** True if a browser opened the session, which is then bound to its cookie. */
  readonly browser: boolean
  /** True if the password was right and the second factor is still missing. */
  readonly secondFactorWaits: boolean
  /** True if a second factor was shown in this session, and the account still has one: staff need it. */
  readonly secondFactorPassed: boolean
  /** Of who is suspended: until when, null for good. They may make only calls with `whileSuspended`. */
  readonly suspension?: { readonly until: Date | null }
  /** By when they have to agree to new terms; from then on they may make only calls with `whileSuspended`, too. */
  readonly consentDue?: Date
  /** Of a token: what it may do, and until when it works. */
  readonly token?: { readonly scopes: readonly Scope[]; readonly expiresAt: Date }
}

/** The session id of a member who came with a mailed code and has no session. */
export const noSession = '00000000-0000-0000-0000-000000000000'

export type EndReason = 'replaced' | 'logged_out' | 'revoked'

interface SessionRow {
  id: string
  member_id: number
  secret_hash: Buffer
  binding_hash: Buffer | null
  expires_at: Date
  last_used_at: Date
  end_reason: EndReason | null
  awaits_second_factor: boolean
  language: Language
  joined_at: Date
  role: StaffRole | null
  passed_second_factor: boolean
  is_suspended: boolean | null
  suspended_until: Date | null
  consent_due: Date | null
  is_token: boolean
  /** Of a token of an app: its maker has left or is suspended. */
  is_app_away: boolean
  scopes: Scope[] | null
  /** Of a token. */
  used_at: Date | null
}

/** True where a second factor was shown in the session `s`, and its member still has one. */
export const hasPassedSecondFactor = () => sql<boolean>`(s.passed_second_factor
  and (exists (select from two_factors t where t.member_id = s.member_id and t.enabled_at is not null)
    or exists (select from passkeys k where k.member_id = s.member_id)))`

const findSession = prepared<[id: string], SessionRow>(
  'find_session',
  (id) => sql`
    select s.id, s.member_id, s.secret_hash, s.binding_hash, s.expires_at, s.last_used_at, s.end_reason,
      s.awaits_second_factor, m.language, m.created_at as joined_at, r.role, ${hasPassedSecondFactor()} as passed_second_factor,
      w.is_suspended, w.suspended_until, s.is_token, tk.scopes, tk.used_at,
      exists (select from oauth_apps oa join away_members aw on aw.member_id = oa.owner_id where oa.id = tk.app_id) as is_app_away,
      (select min(lv.due_at) from legal_versions lv where lv.asks_again and lv.id >
        coalesce((select max(co.version) from consents co where co.member_id = s.member_id), 0)) as consent_due
    from sessions s join members m on m.id = s.member_id left join staff_roles r on r.member_id = m.id
      left join away_members w on w.member_id = m.id left join tokens tk on tk.session_id = s.id
    where s.id = ${id}::uuid`,
)

const addSession = prepared<
  [
    memberId: number,
    secretHash: Buffer,
    bindingHash: Buffer | null,
    userAgent: string | null,
    network: string,
    secondFactorWaits: boolean,
    secondFactorPassed: boolean,
    expiresAt: Date,
  ],
  { id: string }
>(
  'add_session',
  (
    memberId,
    secretHash,
    bindingHash,
    userAgent,
    network,
    secondFactorWaits,
    secondFactorPassed,
    expiresAt,
  ) => sql`
    insert into sessions
      (member_id, secret_hash, binding_hash, user_agent, address_prefix, awaits_second_factor,
        passed_second_factor, expires_at)
    values (${memberId}, ${secretHash}, ${bindingHash}, ${userAgent}, ${network}, ${secondFactorWaits},
      ${secondFactorPassed}, ${expiresAt})
    returning id`,
)

const dayMs = 86_400_000
const touchEveryMs = 3_600_000
const keepMs = 30_000
/** How long after a right password the second factor is accepted. */
const secondFactorMs = 600_000

/** Whether a login still needs its second factor, or has shown it; neither where the account asks for none. */
export type SecondFactor = 'waits' | 'passed'

export interface Client {
  readonly address: string
  readonly userAgent: string | undefined
  /** The request has headers that only browsers send (Origin or Sec-Fetch-Site). */
  readonly browser: boolean
}

export class Sessions {
  readonly #db: Db
  readonly #days: number
  readonly #kept = new LRUCache<string, SessionRow>({ max: 50_000, ttl: keepMs })
  /** Rises whenever a session ends or changes: a row read before must not be cached after. */
  #epoch = 0
  #mayKeep = false

  constructor(db: Db, days: number) {
    this.#db = db
    this.#days = days
  }

  /** Notes whether the bus is connected, so that ended sessions reach this process; caching depends on it. */
  trustBus(connected: boolean): void {
    this.#mayKeep = connected
    this.forgetAll()
  }

  /** Drops all sessions from the cache, since something changed for all members. */
  forgetAll(): void {
    this.#epoch++
    this.#kept.clear()
  }

  /** Drops a session that changed or ended from the cache. */
  forget(sessionId: string): void {
    this.#epoch++
    this.#kept.delete(sessionId)
  }

  /**
   * Returns the member of an `api_key`. Refuses an unknown, ended or expired session, one of another member
   * than `userId`, a browser's session without its binding cookie, and one whose second factor is missing,
   * unless `secondFactorMayWait`.
   */
  async authenticate(
    apiKey: unknown,
    userId: unknown,
    { binding, secondFactorMayWait }: { binding: string | undefined; secondFactorMayWait: boolean },
  ): Promise<Member> {
    const key = parseKey(apiKey)
    const row = key && (this.#kept.get(key.sessionId) ?? (await this.#read(key.sessionId)))
    if (!key || !row || !matchesHash(key.secret, row.secret_hash)) throw new Refusal('session_unknown')
    // A token is sent as one, and nowhere else.
    if (row.is_token) throw new Refusal('session_unknown')
    // As text, an array of one id would look like the id.
    const isId = typeof userId === 'number' || typeof userId === 'string'
    if (!isId || String(userId) !== String(row.member_id)) throw new Refusal('session_unknown')
    this.#requireOpen(row)
    if (row.binding_hash && !this.#isBound(row, binding)) throw new Refusal('session_unknown')
    if (row.awaits_second_factor && !secondFactorMayWait) throw new Refusal('session_unknown')
    if (now().getTime() - row.last_used_at.getTime() >= touchEveryMs) await this.#touch(row)
    return toMember(row)
  }

  /** Returns the member of a token; refuses one that is unknown, has expired or was revoked. */
  async authenticateToken(token: string): Promise<Member> {
    const key = parseToken(token)
    const row = key && (this.#kept.get(key.sessionId) ?? (await this.#read(key.sessionId)))
    if (!key || !row?.scopes || !matchesHash(key.secret, row.secret_hash) || !isOpen(row))
      throw new Refusal('token_refused')
    await this.#touchToken(row)
    return toMember(row)
  }

  /** Returns the member of a request that has only the binding cookie, such as a picture's, suspended or not. */
  async findByCookie(bindingCookie: string | undefined): Promise<Member | undefined> {
    const key = parseKey(bindingCookie)
    const row = key && (await this.#find(key.sessionId))
    if (!row || !isOpen(row) || !this.#isBound(row, bindingCookie)) return undefined
    return toMember(row)
  }

  /** The same for what only members see who aren't suspended. */
  async findSeeing(bindingCookie: string | undefined): Promise<Member | undefined> {
    const member = await this.findByCookie(bindingCookie)
    return member?.suspension ? undefined : member
  }

  /** Returns the member of an open session, for a socket whose ticket named it. */
  async findOpen(sessionId: string): Promise<Member | undefined> {
    const row = await this.#find(sessionId)
    return row && isOpen(row) ? toMember(row) : undefined
  }

  /** Returns those of these sessions that are open now, read from the database. */
  async listOpen(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select('id')
      .where(sql<boolean>`id = any (${ids}::uuid[])`)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now())
      .execute()
    return new Set(rows.map(({ id }) => id))
  }

  /** Opens a session; returns its secrets, stored only as hashes. */
  async open(tx: Db, memberId: number, client: Client, network: string, secondFactor?: SecondFactor) {
    const secondFactorWaits = secondFactor === 'waits'
    const secret = newSecret()
    const binding = client.browser ? newSecret() : undefined
    const [row] = await addSession(
      tx,
      memberId,
      hashSecret(secret),
      binding ? hashSecret(binding) : null,
      client.userAgent?.slice(0, 400) ?? null,
      network,
      secondFactorWaits,
      secondFactor === 'passed',
      secondFactorWaits ? new Date(now().getTime() + secondFactorMs) : this.#expiry(),
    )
    if (!row) throw new Error('A session was not added')
    return { sessionId: row.id, secret, binding }
  }

  /**
   * Gives an open session new secrets; the old ones are invalid from the commit on. It stays the same
   * session, so that its sockets and the browser's other tabs go on.
   */
  async renew(tx: Db, { sessionId, browser }: Member) {
    const secret = newSecret()
    const binding = browser ? newSecret() : undefined
    await tx
      .updateTable('sessions')
      .set({ secret_hash: hashSecret(secret), binding_hash: binding ? hashSecret(binding) : null })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute()
    return { sessionId, secret, binding }
  }

  get maxAgeSeconds(): number {
    return (this.#days * dayMs) / 1000
  }

  async #find(id: string): Promise<SessionRow | undefined> {
    return this.#kept.get(id) ?? this.#read(id)
  }

  async #read(id: string): Promise<SessionRow | undefined> {
    const epoch = this.#epoch
    const [row] = await findSession(this.#db, id)
    if (row && this.#mayKeep && epoch === this.#epoch) this.#kept.set(id, row)
    return row
  }

  #requireOpen(row: SessionRow): void {
    // The page explains it: in both cases the session was ended from elsewhere.
    if (row.end_reason === 'replaced' || row.end_reason === 'revoked') throw new Refusal('session_replaced')
    if (row.end_reason || row.expires_at <= now()) throw new Refusal('session_expired')
  }

  #isBound(row: SessionRow, cookie: string | undefined): boolean {
    const key = parseKey(cookie)
    return (
      row.binding_hash !== null &&
      key !== undefined &&
      key.sessionId === row.id &&
      matchesHash(key.secret, row.binding_hash)
    )
  }

  /** Extends a session that is used: at most once an hour, as its caller sees to. */
  async #touch(row: SessionRow): Promise<void> {
    row.last_used_at = now()
    row.expires_at = this.#expiry()
    await this.#db
      .updateTable('sessions')
      .set({ last_used_at: row.last_used_at, expires_at: row.expires_at })
      .where('id', '=', row.id)
      .where('ended_at', 'is', null)
      .execute()
  }

  /** Notes that a token is used, at most once an hour. It isn't renewed by that. */
  async #touchToken(row: SessionRow): Promise<void> {
    if (row.used_at && now().getTime() - row.used_at.getTime() < touchEveryMs) return
    row.used_at = now()
    await this.#db
      .updateTable('tokens')
      .set({ used_at: row.used_at })
      .where('session_id', '=', row.id)
      .execute()
  }

  #expiry = () => new Date(now().getTime() + this.#days * dayMs)
}

function toMember(row: SessionRow): Member {
  const { scopes } = row
  return {
    id: row.member_id,
    language: row.language,
    joinedAt: row.joined_at,
    // What staff do, they do themselves.
    role: scopes ? undefined : (row.role ?? undefined),
    sessionId: row.id,
    browser: row.binding_hash !== null,
    secondFactorWaits: row.awaits_second_factor,
    secondFactorPassed: row.passed_second_factor,
    ...(row.is_suspended && { suspension: { until: row.suspended_until } }),
    ...(row.consent_due && { consentDue: row.consent_due }),
    ...(scopes && { token: { scopes, expiresAt: row.expires_at } }),
  }
}

/** Returns whether a member may make a call. An admin may make those of every role. */
export const mayCall = (
  { auth, alsoFor }: Pick<Call, 'auth' | 'alsoFor'>,
  { role }: Pick<Member, 'role'>,
): boolean =>
  !isForStaff(auth) || (role !== undefined && (role === 'admin' || role === auth || alsoFor.includes(role)))

/** True if the session is valid for everything a member may do. */
const isOpen = (row: SessionRow) =>
  row.end_reason === null && row.expires_at > now() && !row.awaits_second_factor && !row.is_app_away
