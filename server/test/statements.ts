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

/**
 * Counts the statements of a read whose caches are filled: the least of three counts, since work that comes
 * once a second adds to one of them.
 */
export async function statementsOfRead(
  platform: Pick<Platform, 'metrics'>,
  read: () => Promise<unknown>,
): Promise<number> {
  const counts: number[] = []
  for (let nth = 0; nth < 3; nth++) counts.push(await statementsOf(platform, read))
  return Math.min(...counts)
}

/** Counts the statements of each of these reads, once what they keep in memory is there. */
export async function statementsOfEach(
  platform: Pick<Platform, 'metrics'>,
  reads: ReadonlyArray<() => Promise<unknown>>,
): Promise<number[]> {
  for (const read of reads) await read()
  const counts: number[] = []
  for (const read of reads) counts.push(await statementsOfRead(platform, read))
  return counts
}
