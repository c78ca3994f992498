import { sql } from 'kysely'
import type { Scope } from '@commons/contract/shared/scopes.ts'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { Key } from '../../../platform/session/api-key.ts'
import { hashSecret, newSecret } from '../../../platform/session/api-key.ts'

export interface TokenRow {
  readonly id: string
  readonly name: string
  readonly scopes: Scope[]
  /** In the smallest unit of FCELL. */
  readonly daily_limit: string | null
  readonly spent_today: string
  readonly created_at: Date
  readonly expires_at: Date
  readonly used_at: Date | null
  readonly app_id: string | null
  readonly app_name: string | null
  readonly app_website: string | null
}

const tokenRows = (db: Db, member: number) =>
  db
    .selectFrom('tokens as tk')
    .innerJoin('sessions as ts', 'ts.id', 'tk.session_id')
    .leftJoin('oauth_apps as oa', 'oa.id', 'tk.app_id')
    .where('tk.member_id', '=', member)
    .where('ts.ended_at', 'is', null)
    .where('ts.expires_at', '>', now())
    .select([
      'oa.id as app_id',
      'oa.name as app_name',
      'oa.website as app_website',
      'tk.session_id as id',
      'tk.name',
      'tk.created_at',
      'tk.used_at',
      'ts.expires_at',
      sql<Scope[]>`tk.scopes`.as('scopes'),
      sql<string | null>`tk.daily_limit::text`.as('daily_limit'),
      sql<string>`(case when tk.spent_on = (now() at time zone 'utc')::date then tk.spent else 0 end)::text`.as(
        'spent_today',
      ),
    ])

/** Lists the member's tokens that work, the newest first. */
export const listTokens = (db: Db, member: number): Promise<TokenRow[]> =>
  tokenRows(db, member).orderBy('tk.created_at', 'desc').execute()

/** Returns one of the member's tokens that works. */
export const findToken = (db: Db, member: number, id: string): Promise<TokenRow | undefined> =>
  tokenRows(db, member).where('tk.session_id', '=', id).executeTakeFirst()

export async function countTokens(db: Db, member: number): Promise<number> {
  const { count } = await db
    .selectFrom('tokens as tk')
    .innerJoin('sessions as ts', 'ts.id', 'tk.session_id')
    .where('tk.member_id', '=', member)
    .where('ts.ended_at', 'is', null)
    .where('ts.expires_at', '>', now())
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface NewToken {
  readonly name: string
  readonly scopes: readonly Scope[]
  /** In the smallest unit of FCELL. */
  readonly dailyLimit: bigint | undefined
  readonly expiresAt: Date
  /** The app that it is made for. */
  readonly app?: string
}

/** Adds a token; returns its id and its secret, of which only the hash is stored. */
export async function addToken(tx: Tx, member: number, token: NewToken): Promise<Key> {
  const secret = newSecret()
  const { id } = await tx
    .insertInto('sessions')
    .values({
      member_id: member,
      secret_hash: hashSecret(secret),
      expires_at: token.expiresAt,
      is_token: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('tokens')
    .values({
      session_id: id,
      member_id: member,
      name: token.name,
      scopes: [...token.scopes],
      daily_limit: token.dailyLimit === undefined ? null : String(token.dailyLimit),
      app_id: token.app ?? null,
    })
    .execute()
  return { sessionId: id, secret }
}
