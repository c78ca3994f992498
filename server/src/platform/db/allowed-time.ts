/** Statements of jobs that may take long, where others are ended after seconds. */
import { CompiledQuery } from 'kysely'
import type { Tx } from './prepared.ts'

const allowing = `select set_config('statement_timeout', $1, true)`

/**
 * Lets each statement that the transaction sends from now on take `ms`, on both ends: the database ends it no sooner,
 * and its answer is waited for as long.
 */
export async function allowTime(tx: Tx, ms: number): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(allowing, [`${ms}`]))
}

/** The milliseconds that this statement allows, if it is one that does. The pool asks for each that it sends. */
export function allowedTime(text: string, [ms]: readonly unknown[]): number | undefined {
  return text === allowing ? Number(ms) : undefined
}
