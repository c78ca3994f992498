/** All SQL of second factors: authenticator apps, recovery codes, passkeys. */
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'

export interface TwoFactor {
  readonly secret: Buffer
  readonly enabled: boolean
  readonly created_at: Date
}

export async function findTwoFactor(db: Db, memberId: number): Promise<TwoFactor | undefined> {
  const row = await db
    .selectFrom('two_factors')
    .select(['secret', 'enabled_at', 'created_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row && { secret: row.secret, enabled: row.enabled_at !== null, created_at: row.created_at }
}

/** Starts a set-up, or starts it again; a completed one stays. */
export async function startTwoFactor(tx: Db, memberId: number, secret: Buffer): Promise<void> {
  await tx
    .insertInto('two_factors')
    .values({ member_id: memberId, secret, created_at: now() })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ secret, created_at: now(), last_step: 0 })
        .where('two_factors.enabled_at', 'is', null),
    )
    .execute()
}

/** Uses up the code of a 30-second step, unless that or a later step was used; true for one caller only. */
export async function takeStep(tx: Db, memberId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function enableTwoFactor(tx: Db, memberId: number): Promise<void> {
  await tx.updateTable('two_factors').set({ enabled_at: now() }).where('member_id', '=', memberId).execute()
}

export async function removeTwoFactor(tx: Db, memberId: number): Promise<void> {
  await tx.deleteFrom('two_factors').where('member_id', '=', memberId).execute()
}

/** Removes factors switched on or added since `since`, and all recovery codes: it is unknown who has them. */
export async function removeFactorsSince(tx: Db, memberId: number, since: Date): Promise<void> {
  await tx
    .deleteFrom('two_factors')
    .where('member_id', '=', memberId)
    .where('enabled_at', '>=', since)
    .execute()
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('passkeys').where('member_id', '=', memberId).where('created_at', '>=', since).execute()
}

export async function setRecoveryCodes(tx: Db, memberId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ member_id: memberId, hash })))
    .execute()
}

/** Uses up a recovery code; true for one caller only. */
export async function takeRecoveryCode(tx: Db, memberId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('member_id', '=', memberId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function countRecoveryCodes(db: Db, memberId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

export interface StoredPasskey {
  readonly id: string
  readonly member_id: number
  readonly credential_id: string
  readonly public_key: Buffer
  readonly sign_count: number
  readonly transports: string[]
  readonly name: string
  readonly created_at: Date
  readonly last_used_at: Date | null
}

const passkeyColumns = [
  'id',
  'member_id',
  'credential_id',
  'public_key',
  'sign_count',
  'transports',
  'name',
  'created_at',
  'last_used_at',
] as const

export async function listPasskeys(db: Db, memberId: number): Promise<StoredPasskey[]> {
  return db
    .selectFrom('passkeys')
    .select(passkeyColumns)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function findPasskey(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  return db
    .selectFrom('passkeys')
    .select(passkeyColumns)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

export interface NewPasskey {
  readonly memberId: number
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: string[]
  readonly name: string
}

/** Adds a passkey; false if any member already has this credential. */
export async function addPasskey(tx: Db, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values({
      member_id: passkey.memberId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: passkey.transports,
      name: passkey.name,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function setPasskeyUsed(tx: Db, id: string, signCount: number): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: now() })
    .where('id', '=', id)
    .execute()
}

export async function setPasskeyName(tx: Db, memberId: number, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a passkey and returns its name; undefined if the member has no such passkey. */
export async function removePasskey(tx: Db, memberId: number, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

export async function getPasskeyHandle(db: Db, memberId: number): Promise<Buffer> {
  const row = await db
    .selectFrom('members')
    .select('passkey_handle')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return row.passkey_handle
}

export type ChallengePurpose = 'add' | 'login' | 'check' | 'confirm'

export async function addChallenge(
  tx: Db,
  challenge: string,
  purpose: ChallengePurpose,
  memberId: number | undefined,
): Promise<void> {
  await tx
    .insertInto('passkey_challenges')
    .values({
      challenge,
      purpose,
      member_id: memberId ?? null,
      expires_at: new Date(now().getTime() + 300_000),
    })
    .execute()
}

/** Uses up a challenge: of several answers to it, in any process, only one gets true. */
export async function takeChallenge(
  tx: Db,
  challenge: string,
  purpose: ChallengePurpose,
  memberId: number | undefined,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`member_id is not distinct from ${memberId ?? null}`)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function markSecondFactor(tx: Db, sessionId: string): Promise<void> {
  await tx.updateTable('sessions').set({ passed_second_factor: true }).where('id', '=', sessionId).execute()
}

export async function hasSecondFactor(tx: Db, memberId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from two_factors where member_id = ${memberId} and enabled_at is not null)
      or exists (select from passkeys where member_id = ${memberId}) as has`.execute(tx)
  return rows[0]?.has === true
}
