/** A write with an `idempotency_key` happens once; its repetitions get the first answer. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, type InSql, prepared, type Tx } from '../db/prepared.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import { Refusal, type RefusalDetails } from './refusal.ts'

export interface IdempotentRequest {
  member: number
  call: string
  key: string
  hash: Buffer
}

/** Returns a hash of the request: the parsed input and the content of the files. */
export function requestHash(input: object, files: Record<string, { sha256: string }>): Buffer {
  const { idempotency_key: _, ...rest } = input as { idempotency_key?: string }
  const parts = Object.entries(files).map(([field, { sha256 }]) => [field, sha256])
  return createHash('sha256')
    .update(JSON.stringify([rest, parts]))
    .digest()
}

/** What the first write under a key left: its answer, or the id of what it made. */
export interface First {
  answer: object | null
  object_id: number | null
}

interface FirstRow extends First {
  request_hash: Buffer
}

const find = prepared<[member: number, call: string, key: string], FirstRow>(
  'find_idempotency_key',
  (member, call, key) => sql`
    select request_hash, answer, object_id from idempotency_keys
    where member_id = ${member} and call = ${call} and key = ${key}`,
)

const add = prepared<[member: number, call: string, key: string, hash: Buffer], { key: string }>(
  'add_idempotency_key',
  (member, call, key, hash) => sql`
    insert into idempotency_keys (member_id, call, key, request_hash, answer)
    values (${member}, ${call}, ${key}, ${hash}, '{}') on conflict do nothing returning key`,
)

// Not an update: planned while the table is small, it would scan all of it, and that plan is kept.
const setFirst = prepared<
  [member: number, call: string, key: string, answer: string | null, object: number | null],
  never
>(
  'set_idempotent_answer',
  (member, call, key, answer, object) => sql`
    insert into idempotency_keys (member_id, call, key, request_hash, answer, object_id)
    values (${member}, ${call}, ${key}, '', ${answer}::jsonb, ${object}::bigint)
    on conflict (member_id, call, key) do update set answer = excluded.answer, object_id = excluded.object_id`,
)

/** Returns what an earlier request under the key left; refuses if that was a different request. */
export async function findFirst(
  db: Db,
  { member, call, key, hash }: IdempotentRequest,
): Promise<First | undefined> {
  const [first] = await find(db, member, call, key)
  if (!first) return undefined
  if (!first.request_hash.equals(hash)) throw new Refusal('idempotency_key_reused')
  return first
}

/**
 * Claims the key. Returns undefined if the request is new, else what the first one left. Waits for the commit
 * of an identical request that is still running.
 */
export async function claim(tx: Tx, once: IdempotentRequest): Promise<First | undefined> {
  const added = await add(tx, once.member, once.call, once.key, once.hash)
  if (added.length > 0) return undefined
  const first = await findFirst(tx, once)
  // The key was there a moment ago: housekeeping has just removed it.
  if (!first) throw new Refusal('idempotency_key_reused')
  return first
}

export async function remember(
  tx: Tx,
  { member, call, key }: IdempotentRequest,
  { answer, object_id }: First,
): Promise<void> {
  await setFirst(tx, member, call, key, answer && JSON.stringify(answer), object_id)
}

/** The idempotency key as the last parameters of a single-statement write; nulls if there is none. */
export type KeyParameters = [call: string | null, key: string | null, hash: Buffer | null]

export const noKey: KeyParameters = [null, null, null]
export const keyParameters = (once: IdempotentRequest | undefined): KeyParameters =>
  once ? [once.call, once.key, once.hash] : noKey

/**
 * Returns a part of a `with` that claims the key for the rows written by the part `made`, which returns `id`
 * and `author_id`, so that both are written or neither. If the key is taken the statement fails with a unique
 * violation.
 */
export const claiming = (made: string, [call, key, hash]: InSql<KeyParameters>) => sql`
  claimed as (
    insert into idempotency_keys (member_id, call, key, request_hash, object_id)
    select author_id, ${call}::text, ${key}::text, ${hash}::bytea, id from ${sql.raw(made)}
    where ${key}::text is not null)`

/** The idempotency key among what is asked of a shared write. */
export const keyTypes = { call: 'text', key: 'text', hash: 'bytea' } as const
export const keyAsked = ([call, key, hash]: KeyParameters) => ({ call, key, hash })

/** The same in a shared write, for each of those in its part `me`, none of whom wrote two of the rows `made`. */
export const claimingEach = (made: string) => sql`
  claimed as (
    insert into idempotency_keys (member_id, call, key, request_hash, object_id)
    select me.member, me.call, me.key, me.hash, made.id
    from ${sql.raw(made)} as made join me on me.member = made.author_id where me.key is not null)`

// Statuses that are temporary or given before anything is decided: the request may be repeated.
const passing = new Set([401, 429, 500, 503])

/** Said of a token: the same request may be made by another, or by its member. */
const ofTokens = new Set<RefusalName>(['over_token_limit', 'scope_needed', 'not_by_token'])

interface RefusedAnswer {
  readonly refused: RefusalName
  readonly details: RefusalDetails
}

/** Returns whether a refusal is final for its request, and holds for every repetition. */
export const isLasting = ({ status, refusal }: Refusal): boolean =>
  !passing.has(status) && refusal !== 'idempotency_key_reused' && !ofTokens.has(refusal)

/**
 * Stores a refusal under its key, so that no repetition succeeds where the first request did not. Returns
 * false, and stores nothing, where the same request has been answered: it waits for one that is running.
 */
export async function rememberRefusal(db: Db, once: IdempotentRequest, refusal: Refusal): Promise<boolean> {
  const { member, call, key, hash } = once
  const answer: RefusedAnswer = { refused: refusal.refusal, details: refusal.details }
  return (await addRefused(db, member, call, key, hash, JSON.stringify(answer))).length > 0
}

const addRefused = prepared<
  [member: number, call: string, key: string, hash: Buffer, answer: string],
  { key: string }
>(
  'add_refused_key',
  (member, call, key, hash, answer) => sql`
    insert into idempotency_keys (member_id, call, key, request_hash, answer)
    values (${member}, ${call}, ${key}, ${hash}, ${answer}::jsonb) on conflict do nothing returning key`,
)

/** Returns whether the first request was refused. */
export const isRefused = (answer: object | null): answer is RefusedAnswer =>
  answer !== null && 'refused' in answer

/** Throws the first request's refusal again, if it was refused. */
export function refuseAgain(answer: object | null): void {
  if (isRefused(answer)) throw new Refusal(answer.refused, answer.details)
}
