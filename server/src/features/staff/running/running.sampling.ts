/** Adds each minute what this process answered, and what is open in it, to the samples of all processes. */
import { now } from '../../../platform/clock.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import type { Platform } from '../../../platform/platform.ts'
import { repeat, type Repeated } from '../../../platform/repeat.ts'
import { addSample } from './running.samples.queries.ts'

const everyMs = 60_000

const samplers = new WeakMap<Platform, Repeated>()

interface Counted {
  readonly errors: number
  /** How many answers fell into each bucket. */
  readonly answer_times: readonly number[]
}

/** Returns what was counted since the process began. */
async function count({ answerSeconds, answers }: Metrics): Promise<Counted> {
  const [times, statuses] = await Promise.all([answerSeconds.get(), answers.get()])
  // prom-client counts an answer in each bucket that is not too small for it.
  const upTo = new Map<number, number>()
  for (const { labels, value } of times.values)
    if ('le' in labels) {
      const bound = labels.le === '+Inf' ? Infinity : Number(labels.le)
      upTo.set(bound, (upTo.get(bound) ?? 0) + value)
    }
  const cumulated = [...upTo].toSorted(([a], [b]) => a - b).map(([, value]) => value)
  return {
    errors: statuses.values.reduce(
      (sum, { labels, value }) => sum + (labels.status === '5xx' ? value : 0),
      0,
    ),
    answer_times: cumulated.map((value, i) => value - (cumulated[i - 1] ?? 0)),
  }
}

/** Returns a function that adds what was counted since it was called last; the first time it adds nothing. */
export function sampler({ database, metrics }: Platform): () => Promise<void> {
  let last: Counted | undefined
  return async () => {
    const before = last
    const counted = await count(metrics)
    last = counted
    if (!before) return
    const { totalCount, idleCount } = database.pool
    const sockets = await metrics.sockets.get()
    const answer_times = counted.answer_times.map((value, i) => value - (before.answer_times[i] ?? 0))
    await addSample(
      database.db,
      {
        answers: answer_times.reduce((sum, value) => sum + value, 0),
        errors: counted.errors - before.errors,
        answer_times,
        sockets: sockets.values[0]?.value ?? 0,
        connections: totalCount - idleCount,
      },
      now(),
    )
  }
}

export function openSampler(platform: Platform): void {
  samplers.set(
    platform,
    repeat(sampler(platform), everyMs, (error) => platform.log.error({ err: error }, 'A sample is lost')),
  )
}

export async function closeSampler(platform: Platform): Promise<void> {
  await samplers.get(platform)?.stop()
}
