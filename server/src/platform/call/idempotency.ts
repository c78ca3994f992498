/** A write that carries an `idempotency_key` happens once; its repetitions get the first answer. */
import { createHash } from 'node:crypto'
import { Refusal } from './refusal.ts'
import type { Tx } from './handle.ts'

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

/**
 * Claims the key. Answers undefined when the request is new, or the first answer. A twin that is
 * under way makes this wait for its commit; another request under the same key is refused.
 */
export async function claim(
  tx: Tx,
  { member, call, key, hash }: IdempotentRequest,
): Promise<object | undefined> {
  const added = await tx
    .insertInto('idempotency_keys')
    .values({ member_id: member, call, key, request_hash: hash, answer: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 1n) return undefined
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('member_id', '=', member)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!first?.request_hash.equals(hash)) throw new Refusal('idempotency_key_reused')
  return first.answer as object
}

export async function remember(
  tx: Tx,
  { member, call, key }: IdempotentRequest,
  answer: object,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('member_id', '=', member)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute()
}
