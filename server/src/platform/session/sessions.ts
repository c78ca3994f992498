/**
 * Who is it. A session is looked up once and then kept for half a minute in memory, because a second
 * statement costs a quarter of a timeline; its end is told to every process by the bus, and while the
 * bus is down nothing is kept.
 */
import { LRUCache } from 'lru-cache'
import { type Db, prepared } from '../db/prepared.ts'
import { sql } from 'kysely'
import { Refusal } from '../call/refusal.ts'
import { now } from '../clock.ts'
import type { Language } from '../language.ts'
import { hashSecret, matchesHash, newSecret, parseKey } from './api-key.ts'

export interface Member {
  readonly id: number
  readonly language: Language
  readonly role: 'member' | 'moderator' | 'admin'
  readonly sessionId: string
  /** Whether the session was opened by a browser, and so is bound to its cookie. */
  readonly browser: boolean
  /** The password was right and the second factor is still missing. */
  readonly secondFactorWaits: boolean
}

/** The session of a member whom a mailed code admits: none. */
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
  role: Member['role']
}

const findSession = prepared<[id: string], SessionRow>(
  'find_session',
  (id) => sql`
    select s.id, s.member_id, s.secret_hash, s.binding_hash, s.expires_at, s.last_used_at, s.end_reason,
      s.awaits_second_factor, m.language, m.role
    from sessions s join members m on m.id = s.member_id
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
    expiresAt: Date,
  ],
  { id: string }
>(
  'add_session',
  (memberId, secretHash, bindingHash, userAgent, network, secondFactorWaits, expiresAt) => sql`
    insert into sessions
      (member_id, secret_hash, binding_hash, user_agent, address_prefix, awaits_second_factor, expires_at)
    values (${memberId}, ${secretHash}, ${bindingHash}, ${userAgent}, ${network}, ${secondFactorWaits}, ${expiresAt})
    returning id`,
)

const dayMs = 86_400_000
const touchEveryMs = 3_600_000
const keepMs = 30_000
/** How long a right password waits for its second factor. */
const secondFactorMs = 600_000

export interface Client {
  readonly address: string
  readonly userAgent: string | undefined
  /** The request carried what only browsers send (Origin or Sec-Fetch-Site). */
  readonly browser: boolean
}

export class Sessions {
  readonly #db: Db
  readonly #days: number
  readonly #kept = new LRUCache<string, SessionRow>({ max: 50_000, ttl: keepMs })
  /** Rises with every end: a row that was read before it must not be kept after it. */
  #epoch = 0
  #mayKeep = false

  constructor(db: Db, days: number) {
    this.#db = db
    this.#days = days
  }

  /** The bus tells whether ends of sessions reach this process. */
  trustBus(connected: boolean): void {
    this.#mayKeep = connected
    this.#epoch++
    this.#kept.clear()
  }

  /** Forgets a session that changed or ended. */
  forget(sessionId: string): void {
    this.#epoch++
    this.#kept.delete(sessionId)
  }

  /**
   * The member of an `api_key`. Refuses an unknown, ended or expired session, one of another member
   * than `userId`, a browser's session without the cookie that it is bound to, and one whose second
   * factor is missing, except where that is what the call is for.
   */
  async authenticate(
    apiKey: unknown,
    userId: unknown,
    { binding, secondFactorMayWait }: { binding: string | undefined; secondFactorMayWait: boolean },
  ): Promise<Member> {
    const key = parseKey(apiKey)
    const row = key && (await this.#find(key.sessionId))
    if (!key || !row || !matchesHash(key.secret, row.secret_hash)) throw new Refusal('session_unknown')
    // A list of one id reads like that id as text.
    const isId = typeof userId === 'number' || typeof userId === 'string'
    if (!isId || String(userId) !== String(row.member_id)) throw new Refusal('session_unknown')
    this.#requireOpen(row)
    if (row.binding_hash && !this.#isBound(row, binding)) throw new Refusal('session_unknown')
    if (row.awaits_second_factor && !secondFactorMayWait) throw new Refusal('session_unknown')
    await this.#touch(row)
    return toMember(row)
  }

  /** The member of a request that carries nothing but the binding cookie, as a picture's does. */
  async findByCookie(bindingCookie: string | undefined): Promise<Member | undefined> {
    const key = parseKey(bindingCookie)
    const row = key && (await this.#find(key.sessionId))
    if (!row || !isOpen(row) || !this.#isBound(row, bindingCookie)) return undefined
    return toMember(row)
  }

  /** The member of an open session, for a socket whose ticket named it. */
  async findOpen(sessionId: string): Promise<Member | undefined> {
    const row = await this.#find(sessionId)
    return row && isOpen(row) ? toMember(row) : undefined
  }

  /** Those of these sessions that are open, as the database has it by now. */
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

  /** Opens a session, or one that waits for its second factor; answers its secrets, which are stored nowhere. */
  async open(tx: Db, memberId: number, client: Client, network: string, secondFactorWaits = false) {
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
      secondFactorWaits ? new Date(now().getTime() + secondFactorMs) : this.#expiry(),
    )
    if (!row) throw new Error('A session was not added')
    return { sessionId: row.id, secret, binding }
  }

  /**
   * Gives an open session new secrets; the old ones open nothing from the commit on. It stays the same
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
    const kept = this.#kept.get(id)
    if (kept) return kept
    const epoch = this.#epoch
    const [row] = await findSession(this.#db, id)
    if (row && this.#mayKeep && epoch === this.#epoch) this.#kept.set(id, row)
    return row
  }

  #requireOpen(row: SessionRow): void {
    // Its page says why: both mean that somebody elsewhere decided it.
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

  /** Use prolongs a session; once an hour is often enough. */
  async #touch(row: SessionRow): Promise<void> {
    if (now().getTime() - row.last_used_at.getTime() < touchEveryMs) return
    row.last_used_at = now()
    row.expires_at = this.#expiry()
    await this.#db
      .updateTable('sessions')
      .set({ last_used_at: row.last_used_at, expires_at: row.expires_at })
      .where('id', '=', row.id)
      .where('ended_at', 'is', null)
      .execute()
  }

  #expiry = () => new Date(now().getTime() + this.#days * dayMs)
}

function toMember(row: SessionRow): Member {
  return {
    id: row.member_id,
    language: row.language,
    role: row.role,
    sessionId: row.id,
    browser: row.binding_hash !== null,
    secondFactorWaits: row.awaits_second_factor,
  }
}

/** Good for everything that a member may do. */
const isOpen = (row: SessionRow) =>
  row.end_reason === null && row.expires_at > now() && !row.awaits_second_factor
