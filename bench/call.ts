/**
 * What every call costs around its statement: a read and a write that send one which does nothing, beside
 * Fastify with the same statement. `npm run bench:call`; `--seconds=4 --rounds=3 --profile=<folder>`.
 */
import { connections, running, startOurs } from './compare.ts'
import { withDatabase } from './database.ts'
import { readOptions } from './options.ts'
import { type Service, startLoad, startService } from './processes.ts'
import { type Figures, median, printRows } from './report.ts'
import { runLoad, warmUp } from './runner.ts'

const options = readOptions()
/** The statement reads no table: what is seeded doesn't matter, besides the members who call. */
const posts = 1_000
const proof = { floor: { text: '"one":1', times: 1 }, ours: { text: '"code":true', times: 1 } }
const calls = ['nothing_read', 'nothing_write'] as const

await withDatabase(posts, async (database) => {
  const load = startLoad()
  const services: Service[] = []
  try {
    const floor = await startService(
      'call-floor.ts',
      { DATABASE_URL: database.url },
      running(database, options, 'floor'),
    )
    services.push(floor)
    const ours = await startOurs(database, options, {}, { script: 'call-server.ts' })
    services.push(ours)
    const sides = { floor, ours }
    const figures: Record<string, Figures[]> = {}
    const run = (side: keyof typeof sides, call: (typeof calls)[number], seconds: number) =>
      runLoad(
        load,
        { database, service: sides[side], side },
        { call, connections, seconds, proof: proof[side] },
        options,
      )
    for (const side of ['floor', 'ours'] as const)
      for (const call of calls) await warmUp((seconds) => run(side, call, seconds))
    for (let round = 0; round < options.rounds; round++)
      for (const side of ['floor', 'ours'] as const)
        for (const call of calls)
          (figures[`${call}, ${side}`] ??= []).push(await run(side, call, options.seconds))
    printRows(
      `A call that does nothing, ${options.rounds} rounds of ${options.seconds} s`,
      Object.fromEntries(Object.entries(figures).map(([name, runs]) => [name, median(runs)])),
    )
  } finally {
    await load.stop()
    for (const service of services) await service.stop()
  }
})
