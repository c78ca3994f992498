/**
 * What open sockets cost a web process: memory, CPU while nothing happens, CPU for each hint that one of them
 * gets, and for each hint of another process that nobody here waits for.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startOurs } from './compare.ts'
import type { BenchDatabase } from './database.ts'
import { call, listen, megabytesOf, openAll } from './live.ts'
import type { Options } from './options.ts'
import { cpuMs, type Service, startLoad } from './processes.ts'
import { listLikeable, runLoad } from './runner.ts'

const sockets = 10_000
const likes = 100
const likesASecond = 10
const idleSeconds = 20

export async function measureSockets(database: BenchDatabase, options: Options): Promise<void> {
  const started: Service[] = []
  const start = async (name: string, role = 'web') => {
    const env = { RATE_LIMIT_FACTOR: '1000', COMMONS_ROLE: role }
    const service = await startOurs(database, options, env, { name })
    started.push(service)
    return service
  }
  const load = startLoad()
  try {
    await start('jobs', 'jobs,media')
    const [writes, holds] = [await start('writes'), await start('holds')]
    const { callers } = database.seeded
    const likeable = await listLikeable(database)
    const post = likeable[0]
    const [liker] = callers
    if (post === undefined || !liker) throw new Error('There is nobody, or nothing to like')
    const spent = async (work: () => Promise<unknown>) => {
      const before = cpuMs(holds.pid)
      await work()
      return cpuMs(holds.pid) - before
    }
    // Compiles the code of a socket before its memory is counted.
    const first = await openAll(
      (caller) => listen(holds, caller, [`post:${post}`], () => undefined),
      callers,
      200,
    )
    for (const socket of first) socket.close()
    await sleep(2_000)

    let frames = 0
    const before = megabytesOf(holds)
    const pages = await openAll(
      (caller) =>
        listen(holds, caller, [`post:${post}`, `notifications:${caller.id}`, 'feed'], (frame) => {
          if (frame.includes(`post:${post}`)) frames++
        }),
      callers,
      sockets,
    )
    await sleep(3_000)
    const memory = ((megabytesOf(holds) - before) * 1024) / pages.length
    const idle = (await spent(() => sleep(idleSeconds * 1_000))) / idleSeconds
    console.log(
      `${pages.length.toLocaleString('en')} idle sockets of three topics: ${memory.toFixed(1)} KB each, ${idle.toFixed(1)} ms of CPU a second for all`,
    )

    // A post that is liked and unliked in turns.
    const told = await spent(async () => {
      for (let nth = 0; nth < likes; nth++) {
        await Promise.all([call(writes, liker, 'post_like', { post_id: post }), sleep(1_000 / likesASecond)])
      }
      for (let waited = 0; frames < likes * pages.length && waited < 10_000; waited += 50) await sleep(50)
    })
    const whole = likes / likesASecond
    console.log(
      `${frames.toLocaleString('en')} of ${(likes * pages.length).toLocaleString('en')} frames of hints: ${(((told - idle * whole) * 1_000) / frames).toFixed(1)} µs of CPU each`,
    )

    const others = likeable.slice(1, 2049)
    const random = { call: 'post_like', likeable: others, proof: { text: '"code":true', times: 1 } } as const
    const place = { database, service: writes, side: 'Commons' }
    await runLoad(load, place, { ...random, connections: 8, seconds: 2 }, options)
    let answered = 0
    const heard = await spent(async () => {
      const run = await runLoad(load, place, { ...random, connections: 8, seconds: options.seconds }, options)
      answered = run.answered
    })
    console.log(
      `Likes of another process that nobody here waits for, ${(answered / options.seconds).toFixed(0)} a second: ${(((heard - idle * options.seconds) * 1_000) / answered).toFixed(1)} µs of CPU each`,
    )
    for (const socket of pages) socket.close()
  } finally {
    await load.stop()
    for (const service of started) await service.stop()
  }
}
