/**
 * Four web processes on two cores beside one on one core. The load and PostgreSQL share the cores of this
 * machine, so requests a second say little; what counts is how many calls a second of the web processes' own
 * CPU answers. It falls if processes lose by talking to each other, or by gathering fewer reads each.
 */
import { startOurs } from './compare.ts'
import type { BenchDatabase } from './database.ts'
import type { LoadOrder } from './load.ts'
import type { Options } from './options.ts'
import { type Service, startLoad } from './processes.ts'
import { against, type Figures, median, printRows } from './report.ts'
import { listLikeable, type Place, runLoad, warmUp } from './runner.ts'

const goal = 0.9
const connectionsEach = 32
const sides = ['one process', 'four, any member anywhere', 'four, each with its own members'] as const
type Side = (typeof sides)[number]

const calls = [
  { call: 'timeline', proof: { text: '"repost_user_id":', times: 10 } },
  { call: 'post_like', proof: { text: '"code":true', times: 1 } },
] as const satisfies ReadonlyArray<Pick<LoadOrder, 'call' | 'proof'>>

export async function measureProcesses(database: BenchDatabase, options: Options): Promise<void> {
  const started: Service[] = []
  const start = async (name: string, cores: string) => {
    const service = await startOurs(database, options, { RATE_LIMIT_FACTOR: '1000' }, { name, cores })
    started.push(service)
    return service
  }
  const load = startLoad()
  try {
    const one: Place = { database, service: await start('one', '0'), side: 'one process' }
    const four: Place = {
      database,
      service: await start('four', '0,1'),
      others: [await start('four-2', '0,1'), await start('four-3', '0,1'), await start('four-4', '0,1')],
      side: 'four processes',
    }
    const likeable = await listLikeable(database)
    for (const { call, proof } of calls) {
      const run = (side: Side, seconds: number) => {
        const place = side === 'one process' ? one : four
        const connections = connectionsEach * (1 + (place.others?.length ?? 0))
        const sticky = side === 'four, each with its own members'
        return runLoad(load, place, { call, proof, likeable, connections, seconds, sticky }, options)
      }
      const runs: Record<Side, Figures[]> = { [sides[0]]: [], [sides[1]]: [], [sides[2]]: [] }
      for (const side of sides)
        for (let nth = 0; nth < (side === 'one process' ? 1 : 3); nth++)
          await warmUp((seconds) => run(side, seconds))
      for (let round = 0; round < options.rounds; round++)
        for (const side of sides) runs[side].push(await run(side, options.seconds))
      const figures = {
        [sides[0]]: median(runs[sides[0]]),
        [sides[1]]: median(runs[sides[1]]),
        [sides[2]]: median(runs[sides[2]]),
      }
      printRows(`${call}: one web process on one core, and four on two, ${connectionsEach} connections each`, figures)
      for (const side of sides.slice(1)) {
        const share = figures[sides[0]].serverMs / figures[side].serverMs
        against(`calls a CPU second: ${side}`, share, goal, share >= goal)
      }
    }
  } finally {
    await load.stop()
    for (const service of started) await service.stop()
  }
}
