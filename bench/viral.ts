/** The effect of likes of one post, sent as fast as possible, on likes and on the feed that others read. */
import { setTimeout as sleep } from 'node:timers/promises'
import { connections } from './compare.ts'
import { type BenchDatabase, query } from './database.ts'
import type { Options } from './options.ts'
import { startLoad } from './processes.ts'
import { against, type Figures, median, printRows } from './report.ts'
import { listLikeable, type Order, type Place, runLoad, warmUp } from './runner.ts'

const goals = { share: 0.5, tail: 2 }
const like = { call: 'post_like', proof: { text: '"code":true', times: 1 } } as const
const page = { call: 'timeline', proof: { text: '"repost_user_id":', times: 10 } } as const
/** Seconds by which the likes begin before the load that they disturb, and end after it. */
const margin = 1

export async function measureViral(place: Place, options: Options): Promise<void> {
  const loads = { likes: startLoad(), feed: startLoad() }
  const { posts } = place.database.seeded
  const title = `${posts.toLocaleString('en')} posts, ${options.rounds} rounds of ${options.seconds} s`
  try {
    const likeable = await listLikeable(place.database)
    const targets = { 'random posts': () => likeable, 'one post': () => [likeable.pop() ?? NaN] }
    const likes = (target: keyof typeof targets, seconds: number) => {
      const order: Order = { ...like, likeable: targets[target](), connections, seconds }
      return runLoad(loads.likes, place, order, options)
    }
    const read = (readers: number, seconds: number) =>
      runLoad(loads.feed, place, { ...page, connections: readers, seconds }, options)
    const during = async (target: keyof typeof targets, readers: number) => {
      const flood = likes(target, options.seconds + 2 * margin)
      const [, pages] = await Promise.all([
        flood,
        sleep(margin * 1000).then(() => read(readers, options.seconds)),
      ])
      return pages
    }

    await warmUp((seconds) => likes('random posts', seconds))
    await warmUp((seconds) => read(connections, seconds))
    const random: Figures[] = []
    const viral: Figures[] = []
    for (let round = 0; round < options.rounds; round++) {
      random.push(await likes('random posts', options.seconds))
      viral.push(await likes('one post', options.seconds))
    }
    await requireExact(place.database)
    const [usual, hot] = [median(random), median(viral)]
    printRows(`Likes, ${title}`, { 'of random posts': usual, 'of one post': hot })
    const share = hot.perSecond / usual.perSecond
    against('likes/s of one post, share of random', share, goals.share, share >= goals.share)

    for (const readers of [connections, 1]) {
      const seen: Record<'quiet' | keyof typeof targets, Figures[]> = {
        quiet: [],
        'random posts': [],
        'one post': [],
      }
      for (let round = 0; round < options.rounds; round++) {
        seen.quiet.push(await read(readers, options.seconds))
        seen['random posts'].push(await during('random posts', readers))
        seen['one post'].push(await during('one post', readers))
      }
      const [quiet, busy, hottest] = [
        median(seen.quiet),
        median(seen['random posts']),
        median(seen['one post']),
      ]
      // CPU and statements include those of the likes.
      printRows(`The feed over ${readers} connections while ${connections} others like, ${title}`, {
        nothing: quiet,
        'random posts': busy,
        'one post': hottest,
      })
      const lift = hottest.p99 / quiet.p99
      against('p99 with one post, times quiet', lift, goals.tail, lift <= goals.tail)
      against('p99 with one post, times random posts', hottest.p99 / busy.p99, undefined, true)
    }
    await requireExact(place.database)
  } finally {
    for (const load of Object.values(loads)) await load.stop()
  }
}

/**
 * Voids the run if a counter of likes is wrong. A second like by the same member removes the first, so
 * answers can't be counted, only rows.
 */
async function requireExact({ connection }: BenchDatabase): Promise<void> {
  const { rows } = await query<{ wrong: number }>(
    connection,
    `select count(*)::int as wrong from objects c
     join (select object_id as id, count(*) filter (where kind = 'like') as likes from reactions group by object_id) as real
       using (id)
     where real.likes <> c.likes`,
  )
  if (rows[0]?.wrong !== 0)
    throw new Error(`The run is void: ${rows[0]?.wrong} posts have a wrong count of likes`)
}
