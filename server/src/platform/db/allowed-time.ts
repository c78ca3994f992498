/** More time for the statements of long jobs; others are ended after seconds. */
import { CompiledQuery } from 'kysely'
import type { Tx } from './prepared.ts'

const allowing = `select set_config('statement_timeout', $1, true)`

/**
 * Lets each following statement of the transaction take `ms`: the database ends it no sooner, and the pool
 * waits that long for its answer.
 */
export async function allowTime(tx: Tx, ms: number): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(allowing, [`${ms}`]))
}

/** Returns the milliseconds that a statement of `allowTime` allows. The pool calls it for each statement. */
export function allowedTime(text: string, [ms]: readonly unknown[]): number | undefined {
  return text === allowing ? Number(ms) : undefined
}
