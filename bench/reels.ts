/**
 * The cost of reels: pages of each feed among few and many reels, and a thousand views of one reel at once
 * while the feed of posts is read. `npm run bench:reels`; `--reels=100000 --views=1000`, `--large` for a
 * million.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startOurs } from './compare.ts'
import { type BenchDatabase, query, withDatabase } from './database.ts'
import { call, inMs, quantile } from './live.ts'
import { readOptions } from './options.ts'
import type { Service } from './processes.ts'

const { values } = parseArgs({
  options: {
    reels: { type: 'string', default: '100000' },
    views: { type: 'string', default: '1000' },
    large: { type: 'boolean', default: false },
  },
})
const many = values.large ? 1_000_000 : Number(values.reels)
const views = Number(values.views)
const few = 1_000
const pages = 200

/** Adds reels by all members in turn, one in twenty for friends only, each with one of 200 tags. */
async function addReels(database: BenchDatabase, from: number, to: number): Promise<void> {
  await query(
    database.connection,
    `with made as (
      insert into objects (id, kind, author_id)
      select id, 'reel', 1 + (id * 7919) % $3::int
      from (select nextval('object_ids') as id from generate_series($1::int, $2::int)) as each returning id, author_id)
    insert into reels (id, author_id, message, audience, hashtags, position, created_at)
    select id, author_id, 'A reel ' || id, case when id % 20 = 0 then 'private' else 'public' end,
      array['tag' || id % 200], nextval('reel_positions'), now() - ($2::int - row_number() over (order by id)) * interval '10 seconds'
    from made order by id`,
    [from, to, database.seeded.members],
  )
  await query(database.connection, 'vacuum analyze')
}

const figures = (took: readonly number[]) =>
  `p50 ${inMs(quantile(took, 0.5))}, p99 ${inMs(quantile(took, 0.99))}`

/** Prints how long each page takes, requested one at a time by changing members. */
async function printPages(service: Service, { seeded: { callers } }: BenchDatabase, among: number) {
  for (const [title, name, input] of [
    ['for you', 'reel_timeline', {}],
    ['for you, 100', 'reel_timeline', { limit: 100 }],
    ['newest', 'reel_timeline', { feed: 'newest' }],
    ['following', 'reel_timeline', { feed: 'following' }],
    ['of a tag', 'reel_hash_timeline', { hashtag: 'tag7' }],
    ['of a member', 'reels_by_user', { view_user_id: 5 }],
  ] as const) {
    const took: number[] = []
    for (let page = 0; page < pages + 40; page++) {
      const caller = callers[page % callers.length]
      if (!caller) continue
      const began = performance.now()
      await call(service, caller, name, input)
      if (page >= 40) took.push(performance.now() - began)
    }
    console.log(`${title} among ${among.toLocaleString('en')} reels: ${figures(took)}`)
  }
}

/**
 * Reads pages of the feed of posts, fifty a second, while `goesOn`; returns how long each took, in
 * milliseconds.
 */
async function readFeed(service: Service, { seeded: { callers } }: BenchDatabase, goesOn: () => boolean) {
  const took: number[] = []
  const under: Array<Promise<void>> = []
  for (let nth = 0; goesOn(); nth++) {
    const caller = callers[(nth * 31) % callers.length]
    const due = performance.now()
    const ask = async () => {
      if (caller) await call(service, caller, 'timeline', {})
      took.push(performance.now() - due)
    }
    under.push(ask())
    await sleep(20)
  }
  await Promise.all(under)
  return took
}

async function printViews(service: Service, database: BenchDatabase): Promise<void> {
  const { callers } = database.seeded
  const { rows } = await query<{ id: number }>(
    database.connection,
    `select max(id)::int as id from reels where audience = 'public'`,
  )
  const reel_id = rows[0]?.id
  const until = performance.now() + 6_000
  const alone = await readFeed(service, database, () => performance.now() < until)

  const told: number[] = []
  let isOver = false
  const meanwhile = readFeed(service, database, () => !isOver)
  const began = performance.now()
  const waiting = callers.slice(0, views)
  // 200 loops that start within 0.4 s: a system may refuse connections that open all at once. Each sends view
  // after view.
  const sendRest = async (nth: number) => {
    await sleep(2 * nth)
    for (let caller = waiting.shift(); caller; caller = waiting.shift()) {
      const sent = performance.now()
      await call(service, caller, 'record_reel_view', { reel_id })
      told.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: 200 }, (_, nth) => sendRest(nth)))
  const whole = performance.now() - began
  isOver = true
  const during = await meanwhile
  const counted = await query<{ views: number; seen: number }>(
    database.connection,
    `select c.views, (select count(*)::int from object_views where object_id = $1) as seen from view_counts c where c.object_id = $1`,
    [reel_id],
  )
  const exact = counted.rows[0]?.views === counted.rows[0]?.seen
  console.log(
    `${views.toLocaleString('en')} views of one reel at once in ${inMs(whole)}: ${figures(told)}; counted ${counted.rows[0]?.views} for ${counted.rows[0]?.seen} members who see it and did not make it (${exact ? 'exact' : 'WRONG'})`,
  )
  const times = quantile(during, 0.99) / quantile(alone, 0.99)
  console.log(
    `The feed of posts alone: ${figures(alone)}; meanwhile: ${figures(during)}, ${during.length} pages`,
  )
  console.log(`Its p99 meanwhile is ${times.toFixed(1)} times that alone, of 2${times > 2 ? ' MISSED' : ''}`)
}

const options = readOptions([])
await withDatabase(10_000, async (database) => {
  await addReels(database, 1, few)
  const service = await startOurs(database, options, { RATE_LIMIT_FACTOR: '1000' })
  try {
    await printPages(service, database, few)
    for (let from = few + 1; from <= many; from += 50_000)
      await addReels(database, from, Math.min(many, from + 49_999))
    await printPages(service, database, many)
    await printViews(service, database)
  } finally {
    await service.stop()
  }
})
