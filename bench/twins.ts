/** Two loads in turns, the second of which must cost Commons little more than the first. */
import { connections } from './compare.ts'
import type { Options } from './options.ts'
import { startLoad } from './processes.ts'
import { against, type Figures, median, printRows } from './report.ts'
import { type Order, type Place, runLoad, warmUp } from './runner.ts'

export interface Twin {
  readonly name: string
  readonly place: Place
  readonly order: Omit<Order, 'connections' | 'seconds'>
}

export interface Pair {
  readonly title: string
  readonly usual: Twin
  readonly hard: Twin
  /** The most that the hard load may cost, as a multiple of the usual one. */
  readonly goal: number
}

export async function compareTwins({ title, usual, hard, goal }: Pair, options: Options): Promise<void> {
  const load = startLoad()
  const run = ({ place, order }: Twin, seconds: number, many = connections) =>
    runLoad(load, place, { ...order, connections: many, seconds }, options)
  const all: { usual: Figures[]; hard: Figures[] } = { usual: [], hard: [] }
  const alone: { usual: Figures[]; hard: Figures[] } = { usual: [], hard: [] }
  try {
    for (const twin of [usual, hard]) await warmUp((seconds) => run(twin, seconds))
    for (let round = 0; round < options.rounds; round++) {
      all.usual.push(await run(usual, options.seconds))
      all.hard.push(await run(hard, options.seconds))
      alone.usual.push(await run(usual, 1, 1))
      alone.hard.push(await run(hard, 1, 1))
    }
  } finally {
    await load.stop()
  }
  const many = { usual: median(all.usual), hard: median(all.hard) }
  const one = { usual: median(alone.usual), hard: median(alone.hard) }
  printRows(title, { [usual.name]: many.usual, [hard.name]: many.hard })
  const times = many.usual.perSecond / many.hard.perSecond
  against('cost of a request, times the first’s', times, goal, times <= goal)
  const single = one.hard.p50 / one.usual.p50
  against('1 connection p50, times the first’s', single, goal, single <= goal)
}
