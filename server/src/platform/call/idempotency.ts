/** A write that carries an `idempotency_key` happens once; its repetitions get the first answer. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '../db/prepared.ts'
import { Refusal } from './refusal.ts'

export interface IdempotentRequest {
  member: number
  call: string
  key: string
  hash: Buffer
}

/** A fingerprint of what was asked: the parsed input and the content of the files. */
export function requestHash(input: object, files: Record<string, { sha256: string }>): Buffer {
  const { idempotency_key: _, ...rest } = input as { idempotency_key?: string }
  const parts = Object.entries(files).map(([field, { sha256 }]) => [field, sha256])
  return createHash('sha256')
    .update(JSON.stringify([rest, parts]))
    .digest()
}

interface FirstRow {
  request_hash: Buffer
  answer: object
}

const find = prepared<[member: number, call: string, key: string], FirstRow>(
  'find_idempotency_key',
  (member, call, key) => sql`
    select request_hash, answer from idempotency_keys
    where member_id = ${member} and call = ${call} and key = ${key}`,
)

const add = prepared<[member: number, call: string, key: string, hash: Buffer], { key: string }>(
  'add_idempotency_key',
  (member, call, key, hash) => sql`
    insert into idempotency_keys (member_id, call, key, request_hash, answer)
    values (${member}, ${call}, ${key}, ${hash}, '{}') on conflict do nothing returning key`,
)

const setAnswer = prepared<[member: number, call: string, key: string, answer: string], never>(
  'set_idempotent_answer',
  (member, call, key, answer) => sql`
    update idempotency_keys set answer = ${answer}
    where member_id = ${member} and call = ${call} and key = ${key}`,
)

/** The first answer to a repeated request; another request under the same key is refused. */
export async function findAnswer(
  db: Db,
  { member, call, key, hash }: IdempotentRequest,
): Promise<object | undefined> {
  const [first] = await find(db, member, call, key)
  if (!first) return undefined
  if (!first.request_hash.equals(hash)) throw new Refusal('idempotency_key_reused')
  return first.answer
}

/**
 * Claims the key. Answers undefined when the request is new, or the first answer. A twin that is
 * under way makes this wait for its commit.
 */
export async function claim(tx: Tx, once: IdempotentRequest): Promise<object | undefined> {
  const added = await add(tx, once.member, once.call, once.key, once.hash)
  if (added.length > 0) return undefined
  const first = await findAnswer(tx, once)
  // It was there a moment ago: housekeeping has just removed it.
  if (!first) throw new Refusal('idempotency_key_reused')
  return first
}

export async function remember(
  tx: Tx,
  { member, call, key }: IdempotentRequest,
  answer: object,
): Promise<void> {
  await setAnswer(tx, member, call, key, JSON.stringify(answer))
}
