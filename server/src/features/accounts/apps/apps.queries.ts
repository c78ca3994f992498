import { sql } from 'kysely'
import type { App } from '@commons/contract/accounts/apps.ts'
import type { Scope } from '@commons/contract/shared/scopes.ts'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { EndedSession } from '../../../platform/realtime/bus.ts'
import { hashSecret } from '../../../platform/session/api-key.ts'

export interface AppRow {
  readonly id: string
  readonly name: string
  readonly website: string
  readonly redirect_uris: string[]
  readonly members: number
  readonly created_at: Date
}

const appRows = (db: Db, owner: number) =>
  db
    .selectFrom('oauth_apps as oa')
    .where('oa.owner_id', '=', owner)
    .select(['oa.id', 'oa.name', 'oa.website', 'oa.redirect_uris', 'oa.created_at'])
    .select(
      sql<number>`(select count(distinct tk.member_id)::int from tokens tk join sessions ts on ts.id = tk.session_id
        where tk.app_id = oa.id and ts.ended_at is null and ts.expires_at > now())`.as('members'),
    )

/** Lists a member's apps, the newest first. */
export const listApps = (db: Db, owner: number): Promise<AppRow[]> =>
  appRows(db, owner).orderBy('oa.created_at', 'desc').execute()

export const getApp = (db: Db, owner: number, id: string): Promise<AppRow> =>
  appRows(db, owner).where('oa.id', '=', id).executeTakeFirstOrThrow()

export const shownApp = ({ id, created_at, ...row }: AppRow): App => ({
  ...row,
  app_id: id,
  created_at: created_at.toISOString(),
})

export interface AppFields {
  readonly name: string
  readonly website: string
  readonly redirect_uris: readonly string[]
}

export async function addApp(tx: Tx, owner: number, fields: AppFields): Promise<string> {
  const { id } = await tx
    .insertInto('oauth_apps')
    .values({ owner_id: owner, ...fields, redirect_uris: [...fields.redirect_uris] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a member's app; false if it isn't theirs. */
export async function editApp(tx: Tx, owner: number, id: string, fields: AppFields): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('oauth_apps')
    .set({ ...fields, redirect_uris: [...fields.redirect_uris] })
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a member's app, or all of them; returns the tokens that end with it, undefined if there was none. */
export async function removeApps(tx: Db, owner: number, id?: string): Promise<EndedSession[] | undefined> {
  const apps = await tx
    .selectFrom('oauth_apps')
    .select('id')
    .where('owner_id', '=', owner)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .forUpdate()
    .execute()
  if (apps.length === 0) return undefined
  const ids = apps.map((app) => app.id)
  const { rows } = await sql<{ id: string }>`
    update sessions set ended_at = now(), end_reason = 'revoked'
    where ended_at is null and id in (select session_id from tokens where app_id = any (${ids}::uuid[]))
    returning id`.execute(tx)
  await tx
    .deleteFrom('oauth_apps')
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute()
  return rows.map((row) => ({ id: row.id, reason: 'revoked' }))
}

export interface AskingApp {
  readonly id: string
  readonly name: string
  readonly website: string
  readonly redirect_uris: string[]
  readonly owner_id: number
  readonly full_name: string
  readonly username: string
}

/** Returns an app with who made it, unless they have left or may not act. */
export const findAskingApp = (db: Db, id: string): Promise<AskingApp | undefined> =>
  db
    .selectFrom('oauth_apps as oa')
    .innerJoin('members as m', 'm.id', 'oa.owner_id')
    .where('oa.id', '=', id)
    // Who has left or is suspended gains nobody for their app.
    .where(sql<boolean>`not exists (select from away_members w where w.member_id = oa.owner_id)`)
    .select([
      'oa.id',
      'oa.name',
      'oa.website',
      'oa.redirect_uris',
      'oa.owner_id',
      'm.full_name',
      'm.username',
    ])
    .executeTakeFirst()

export interface Code {
  readonly code: string
  readonly app: string
  readonly member: number
  readonly scopes: readonly Scope[]
  readonly dailyLimit: bigint | undefined
  readonly days: number
  readonly redirectUri: string
  readonly challenge: string
  readonly expiresAt: Date
}

export async function addCode(tx: Tx, code: Code): Promise<void> {
  await tx
    .insertInto('oauth_codes')
    .values({
      hash: hashSecret(code.code),
      app_id: code.app,
      member_id: code.member,
      scopes: [...code.scopes],
      daily_limit: code.dailyLimit === undefined ? null : String(code.dailyLimit),
      days: code.days,
      redirect_uri: code.redirectUri,
      code_challenge: code.challenge,
      expires_at: code.expiresAt,
    })
    .execute()
}

export interface CodeRow {
  readonly app_id: string
  readonly member_id: number
  readonly scopes: Scope[]
  readonly daily_limit: string | null
  readonly days: number
  readonly redirect_uri: string
  readonly code_challenge: string
  readonly expires_at: Date
  readonly used_at: Date | null
  readonly session_id: string | null
}

export const findCode = (db: Db, code: string): Promise<CodeRow | undefined> =>
  db
    .selectFrom('oauth_codes')
    .where('hash', '=', hashSecret(code))
    .select([
      'app_id',
      'member_id',
      'days',
      'redirect_uri',
      'code_challenge',
      'expires_at',
      'used_at',
      'session_id',
      sql<Scope[]>`scopes`.as('scopes'),
      sql<string | null>`daily_limit::text`.as('daily_limit'),
    ])
    .executeTakeFirst()

/** Uses up a code; false if somebody was faster. */
export async function takeCode(db: Db, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oauth_codes')
    .set({ used_at: now() })
    .where('hash', '=', hashSecret(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes the token that a used code was exchanged for; false if the code is gone, since its member lost the account. */
export async function noteToken(tx: Tx, code: string, session: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('oauth_codes')
    .set({ session_id: session })
    .where('hash', '=', hashSecret(code))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function removeCode(db: Db, code: string): Promise<void> {
  await db.deleteFrom('oauth_codes').where('hash', '=', hashSecret(code)).execute()
}
