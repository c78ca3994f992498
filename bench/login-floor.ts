/**
 * The floor of logging in, in its own process: only comparing a password with its hash, by Commons' own
 * function and with as many comparisons at once.
 */
import { performance } from 'node:perf_hooks'
import { openPasswords } from '../server/src/platform/passwords.ts'

export interface HashOrder {
  readonly hash: string
  readonly password: string
  readonly atOnce: number
  /** Callers that wait for a comparison at a time. */
  readonly connections: number
  readonly seconds: number
}

async function run({ hash, password, atOnce, connections, seconds }: HashOrder): Promise<number> {
  const passwords = await openPasswords({ atOnce })
  const started = performance.now()
  const deadline = started + seconds * 1000
  let count = 0
  const compare = async () => {
    while (performance.now() < deadline) {
      if (!(await passwords.matches(hash, password))) throw new Error('The hash is of another password')
      count++
    }
  }
  await Promise.all(Array.from({ length: connections }, compare))
  return (count * 1000) / (performance.now() - started)
}

if (import.meta.main) {
  process.on('message', (order: HashOrder) => void run(order).then((result) => process.send?.(result)))
}
