/** Counts the statements that a piece of work sends to the database. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Platform } from '../src/platform/platform.ts'

/** Longer than it takes to send what a write defers: hints to other processes, jobs, counts. */
const quietMs = 25

/**
 * Counts the statements that `work` sends. First waits for statements of earlier work; scheduled work in the
 * same time is counted too.
 */
export async function statementsOf(
  { metrics }: Pick<Platform, 'metrics'>,
  work: () => Promise<unknown>,
): Promise<number> {
  const sent = async () => (await metrics.statements.get()).values[0]?.value ?? 0
  let before = await sent()
  for (let last = -1; last !== before;) {
    last = before
    await sleep(quietMs)
    before = await sent()
  }
  await work()
  return (await sent()) - before
}

/** Counts the statements of each of these pieces of work, once what they keep in memory is there. */
export async function statementsOfEach(
  platform: Pick<Platform, 'metrics'>,
  works: ReadonlyArray<() => Promise<unknown>>,
): Promise<number[]> {
  for (const work of works) await work()
  const counts: number[] = []
  for (const work of works) counts.push(await statementsOf(platform, work))
  return counts
}
