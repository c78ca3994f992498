/**
 * Races: two calls that conflict, started together at two processes. Whatever happens, both answers and what
 * is stored afterwards are as if one call had been made after the other.
 */
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../src/platform/db/prepared.ts'
import { isLong } from './long.ts'
import { twoProcesses } from './processes.ts'
import type { Answer, World } from './world.ts'

export interface Race<Scene> {
  /** Makes what the calls are about, afresh for each round. */
  readonly open: (here: World) => Promise<Scene>
  readonly calls: readonly [RacingCall<Scene>, RacingCall<Scene>]
  /** Reads what is stored. Rounds are compared, so it must have no ids or times. */
  readonly stored: (scene: Scene, here: World) => Promise<unknown>
  /** What an answer says; by default, its refusal or `done`. */
  readonly said?: (answer: Answer) => unknown
  /** Locks what both calls lock first. */
  readonly hold: (scene: Scene) => RawBuilder<unknown>
  readonly rounds: number
}

export type RacingCall<Scene> = (scene: Scene, here: World) => Promise<Answer>

/**
 * In `turn` the calls are made one after the other. `held` starts them one after the other while the lock of
 * the race is held, so that each begins before the other has ended, which chance seldom brings about.
 */
type Way = 'in turn' | 'held' | 'at once'

const refusalOf = ({ status, body }: Answer): unknown => (status === 200 ? 'done' : body['error'])

/** Plays the race, and fails if a round ends as neither order of the two calls does. */
export async function play<Scene>(race: Race<Scene>): Promise<void> {
  const orders = [await playRound(race, 'in turn', 0), await playRound(race, 'in turn', 1)]
  const ways = (['held', 'at once'] as const).flatMap((way) => [[way, 0] as const, [way, 1] as const])
  // What chance brings about, rounds that aren't held, is left to the long run.
  const rounds = isLong ? race.rounds : Math.min(race.rounds, 2)
  for (let round = 0; round < rounds; round++) {
    const [way, first] = ways[round % ways.length] ?? assert.fail()
    const outcome = await playRound(race, way, first)
    if (!orders.some((order) => isDeepStrictEqual(order, outcome)))
      assert.deepEqual({ way, first, ...outcome }, orders, 'it ended as neither order does')
  }
}

/** Makes both calls, beginning with `first`. Returns what they said and what is stored afterwards. */
async function playRound<Scene>(
  { open, calls, said = refusalOf, stored, hold }: Race<Scene>,
  way: Way,
  first: 0 | 1,
): Promise<{ said: unknown[]; stored: unknown }> {
  const processes = await twoProcesses()
  const scene = await open(processes[0])
  const answers: [Promise<Answer>?, Promise<Answer>?] = []
  const start = (which: 0 | 1) => () => (answers[which] = calls[which](scene, processes[which]))
  const both = [start(first), start(first === 0 ? 1 : 0)] as const
  if (way === 'held') await startHeld(processes[0].platform.database.db, hold(scene), both)
  else {
    const begun = both[0]()
    if (way === 'in turn') await begun
    void both[1]()
  }
  const ended = await Promise.all([answers[0] ?? assert.fail(), answers[1] ?? assert.fail()])
  for (const { status, body } of ended) assert(status < 500, JSON.stringify(body))
  return { said: ended.map(said), stored: await stored(scene, processes[0]) }
}

/**
 * Starts each while a lock is held, once the one before waits for it or has ended. Returns, and lets the lock
 * go, when all wait or have ended.
 */
export async function startHeld(
  db: Db,
  hold: RawBuilder<unknown>,
  starts: ReadonlyArray<() => Promise<unknown>>,
): Promise<void> {
  let [started, ended] = [0, 0]
  await db.transaction().execute(async (tx) => {
    await hold.execute(tx)
    for (const start of starts) {
      const end = () => void ended++
      start().then(end, end)
      started++
      while (ended + (await countWaiting(db)) < started) await sleep(2)
    }
  })
}

/** Counts the statements that wait for a lock. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waiting ?? 0
}
