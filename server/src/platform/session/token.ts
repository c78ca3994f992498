/** Tokens of apps and bots, as requests send them. */
import { isWithin, type Needed } from '@commons/contract/token-scopes.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { Refusal } from '../call/refusal.ts'
import type { Tx } from '../db/prepared.ts'
import type { Member } from './sessions.ts'

/** Returns what a request sends as `Authorization: Bearer`. Other schemes are a proxy's. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers.authorization === undefined ? undefined : /^bearer +(.*)$/i.exec(headers.authorization)?.[1]?.trim()

/** Refuses `not_by_token` or `scope_needed` what a token may not do; sessions may do everything. */
export function refuseBeyondScope({ token }: Pick<Member, 'token'>, needed: Needed): void {
  if (!token || isWithin(needed, token.scopes)) return
  throw needed === 'never'
    ? new Refusal('not_by_token')
    : new Refusal('scope_needed', { values: { scope: needed } })
}

/** Makes what a transaction spends count for the token that it was asked with, whatever call it is. */
export async function nameToken(tx: Tx, { sessionId }: Pick<Member, 'sessionId'>): Promise<void> {
  await sql`select set_config('commons.token', ${sessionId}, true)`.execute(tx)
}
