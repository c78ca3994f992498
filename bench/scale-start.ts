/**
 * How long one machine is away while Commons is restarted: `npm start` with its own PostgreSQL is told to stop, and
 * started again. The first start, which makes the database, isn't counted.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchDatabase } from './database.ts'
import type { Options } from './options.ts'
import { startService } from './processes.ts'
import { against, medianOf } from './report.ts'

const goalSeconds = 3
/** A start goes on a little after it is ready. */
const settleMs = 2_000

export async function measureStart(_database: BenchDatabase, { rounds }: Options): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-start-'))
  const env = {
    NODE_ENV: 'production',
    COMMONS_DEMO: 'off',
    LOG_LEVEL: 'warn',
    DATA_DIR: path.join(folder, 'data'),
  }
  const start = async () => {
    const began = performance.now()
    const service = await startService('../tools/launch.mjs', env, { logFile: path.join(folder, 'log') })
    return { service, seconds: (performance.now() - began) / 1_000 }
  }
  let { service } = await start()
  const [stops, starts]: [number[], number[]] = [[], []]
  try {
    for (let round = 0; round < rounds; round++) {
      await sleep(settleMs)
      const began = performance.now()
      await service.stop()
      stops.push((performance.now() - began) / 1_000)
      const again = await start()
      starts.push(again.seconds)
      service = again.service
    }
  } finally {
    await service.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const [stop, begin] = [medianOf(stops), medianOf(starts)]
  console.log(
    `\nA stop takes ${stop.toFixed(2)} s, a start ${begin.toFixed(2)} s until it is ready (${rounds} times)`,
  )
  against('seconds of both', stop + begin, goalSeconds, stop + begin < goalSeconds)
}
