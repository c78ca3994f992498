/**
 * Two web processes behind a balancer are restarted one after the other while members read and write: what is refused,
 * what has to be repeated, and how long a start takes. The balancer does what nginx does (`server/test/balancer.ts`).
 */
import { randomUUID } from 'node:crypto'
import { balancerOf } from '../server/test/balancer.ts'
import { startOurs } from './compare.ts'
import { type BenchDatabase, query } from './database.ts'
import { inMs, quantile } from './live.ts'
import type { Options } from './options.ts'
import type { Service } from './processes.ts'
import { against } from './report.ts'
import type { Caller } from './seed.ts'

const goal = 0.001
const loops = 12
const drainSeconds = 1

export async function measureRestart(database: BenchDatabase, options: Options): Promise<void> {
  const env = { RATE_LIMIT_FACTOR: '1000', COMMONS_ROLE: 'web', DRAIN_SECONDS: String(drainSeconds) }
  const start = (name: string, port?: number) =>
    startOurs(database, options, env, { name, ...(port !== undefined && { port }) })
  const processes: Service[] = [await start('first'), await start('second')]
  const balancer = await balancerOf(processes.map(({ port }) => `http://127.0.0.1:${port}`))
  const counted = { answered: 0, repeated: 0, failed: [] as string[] }
  const took: number[] = []
  const written: string[] = []
  const over = new AbortController()

  /** Calls as a page does: a 503 is repeated with the same key, and nothing else is. */
  const ask = async (name: string, { id, apiKey }: Caller, input: object): Promise<boolean> => {
    let last = ''
    for (let tries = 0; tries < 5; tries++) {
      const began = performance.now()
      const answer = await fetch(`${balancer.url}/api/users/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: id, api_key: apiKey, ...input }),
      }).catch(() => undefined)
      last = String(answer?.status ?? 'no answer')
      await answer?.arrayBuffer()
      if (answer?.status === 200) {
        counted.answered++
        took.push(performance.now() - began)
        return true
      }
      if (answer?.status !== 503) break
      counted.repeated++
    }
    counted.failed.push(`${name} ${last}`)
    return false
  }
  const member = async (caller: Caller) => {
    while (!over.signal.aborted) {
      await ask('timeline', caller, { limit: 10 })
      const message = randomUUID()
      if (await ask('add_post', caller, { message, idempotency_key: message })) written.push(message)
    }
  }

  try {
    const members = database.seeded.callers.slice(0, loops).map(member)
    const starts: number[] = []
    for (let round = 0; round < options.rounds; round++)
      for (const [nth, service] of processes.entries()) {
        await service.stop()
        const began = performance.now()
        processes[nth] = await start(`again-${round}-${nth}`, service.port)
        starts.push(performance.now() - began)
      }
    over.abort()
    await Promise.all(members)
    const { rows } = await query<{ once: number }>(
      database.connection,
      `select count(*)::int as once from (
         select message from posts where message = any($1) group by message having count(*) = 1)`,
      [written],
    )
    const share = counted.repeated / counted.answered
    console.log(
      `\n${2 * options.rounds} restarts beside ${counted.answered} calls: ${counted.failed.length} not answered${counted.failed.length > 0 ? ` (${counted.failed.join(', ')})` : ''}, ${counted.repeated} repeated after 503; ${rows[0]?.once ?? NaN} of ${written.length} posts are there once`,
    )
    console.log(
      `A start takes ${(quantile(starts, 0.5) / 1_000).toFixed(1)} s; a call p50 ${inMs(quantile(took, 0.5))}, p99 ${inMs(quantile(took, 0.99))}`,
    )
    against('calls that had to be repeated', share, goal, share <= goal && counted.failed.length === 0)
    if (rows[0]?.once !== written.length)
      throw new Error('The run is void: a post is missing, or there twice')
  } finally {
    over.abort()
    await balancer.close()
    for (const service of processes) await service.stop()
  }
}
