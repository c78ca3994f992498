/** What has to be done before a group goes: each feature says so of what it keeps of groups. */
import type { Tx } from './db/prepared.ts'

/**
 * Runs in the transaction that deletes the group, whose row is locked, whether its owner deletes it or nobody is left
 * to own it. A `Refusal` that it throws keeps the group. What it does stays done where the deletion is taken back.
 */
export type GroupEnding = (tx: Tx, group: number) => Promise<void>
