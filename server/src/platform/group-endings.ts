/** What features have to do, with what they keep for a group, before the group is deleted. */
import type { Tx } from './db/prepared.ts'

/**
 * Runs in the transaction that deletes the group, with the group's row locked, whether its owner deletes it
 * or nobody is left to own it. Throwing a `Refusal` keeps the group. Its effects stay if the group is
 * restored later.
 */
export type GroupEnding = (tx: Tx, group: number) => Promise<void>
