/**
 * The cost of notifications: how soon a browser knows of a like while 10,000 sockets are open, the bell's
 * page among a million rows, the feed while a member with 100,000 followers posts, and counting the cards
 * that members look at.
 *
 * `npm run bench:notifications`; `--sockets=10000 --rate=50 --rows=1000000 --followers=100000 --seconds=4
 * --rounds=3`.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connections, startOurs } from './compare.ts'
import { type BenchDatabase, query, withDatabase } from './database.ts'
import { call, inMs, isMet, listen, openAll, quantile } from './live.ts'
import { cardsSeen } from './load.ts'
import { type Options, readOptions } from './options.ts'
import { startLoad } from './processes.ts'
import { against, type Figures, median, printRows } from './report.ts'
import { listLikeable, type Order, type Place, runLoad, warmUp } from './runner.ts'

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '50' },
    rows: { type: 'string', default: '1000000' },
    followers: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
})
const [sockets, rate, rowsOfNews, followers, seconds, rounds] = [
  values.sockets,
  values.rate,
  values.rows,
  values.followers,
  values.seconds,
  values.rounds,
].map(Number) as [number, number, number, number, number, number]
const options: Options = { ...readOptions([]), seconds, rounds }
const goals = { toldMs: 150, lift: 2, statements: 2, counting: 0.05 }
const page = { call: 'timeline', proof: { text: '"repost_user_id":', times: 10 } } as const
const anyAnswer = { text: '"code":true', times: 1 }

await withDatabase(10_000, async (database) => {
  const service = await startOurs(database, options, { RATE_LIMIT_FACTOR: '1000' })
  const place: Place = { database, service, side: 'Commons' }
  try {
    await measureTold(place)
    await measureBell(place)
    await measureCounting(place)
    await measureFollowed(place)
  } finally {
    await service.stop()
  }
})

/** Measures likes at an even rate, each of a post by another author who has a page open. */
async function measureTold({ database, service }: Place): Promise<void> {
  const { callers } = database.seeded
  const likers = callers.slice(-100)
  const readers = callers.slice(0, -likers.length).slice(0, sockets)
  const { rows } = await query<{ id: number; author_id: number }>(
    database.connection,
    `select distinct on (author_id) id::int, author_id::int from posts
     where author_id = any($1) and audience = 'public' and deleted_at is null and not is_repost
       and author_id not in (select blocker_id from blocks union select blocked_id from blocks)
       and not exists (select from reactions r where r.object_id = posts.id and r.member_id = any($2))
       and not exists (select from mutes m where m.member_id = author_id)`,
    [readers, likers].map((those) => those.map(({ id }) => id)),
  )
  const began = new Map<number, number>()
  const took: number[] = []
  const pages = await openAll(
    (caller) =>
      listen(service, caller, [`notifications:${caller.id}`], (frame) => {
        const start = began.get(caller.id)
        if (start === undefined || !frame.includes('notifications:')) return
        began.delete(caller.id)
        took.push(performance.now() - start)
      }),
    readers,
    sockets,
  )
  const start = performance.now()
  const sent: Array<Promise<unknown>> = []
  for (const [i, { id, author_id }] of rows.entries()) {
    const due = start + (i * 1000) / rate
    if (performance.now() < due) await sleep(due - performance.now())
    const liker = likers[i % likers.length]
    if (!liker) break
    began.set(author_id, performance.now())
    sent.push(call(service, liker, 'post_like', { post_id: id }))
  }
  await Promise.all(sent)
  for (let waited = 0; took.length < rows.length && waited < 5_000; waited += 10) await sleep(10)
  for (const open of pages) open.close()
  if (took.length !== rows.length)
    throw new Error(`The run is void: ${rows.length - took.length} of ${rows.length} were not told`)
  const p99 = quantile(took, 0.99)
  console.log(
    `${took.length} likes at ${rate} a second, ${pages.length.toLocaleString('en')} sockets open: told after p50 ${inMs(quantile(took, 0.5))}, p99 ${inMs(p99)} (goal ${goals.toldMs} ms: ${isMet(p99 <= goals.toldMs)})`,
  )
}

/** Measures the bell's page, also with `rowsOfNews` more rows spread over the members. */
async function measureBell(place: Place): Promise<void> {
  const { connection, seeded } = place.database
  const load = startLoad()
  try {
    const read = (forSeconds: number) =>
      runLoad(
        load,
        place,
        { call: 'notification_list', connections, seconds: forSeconds, proof: anyAnswer },
        options,
      )
    const runs: Record<string, Figures> = {}
    for (const rows of [0, rowsOfNews]) {
      await addNews(
        connection,
        rows,
        seeded.callers.map(({ id }) => id),
      )
      await warmUp(read)
      runs[`${rows.toLocaleString('en')} rows more`] = median(await times(rounds, () => read(seconds)))
    }
    printRows('The bell’s page', runs)
    const statements = Object.values(runs).at(-1)?.statements ?? NaN
    against('statements a page', statements, goals.statements, statements <= goals.statements)
  } finally {
    await load.stop()
  }
}

/** Adds `rows` notifications of the likes of these members' posts, repeating likes as often as it takes. */
async function addNews(connection: BenchDatabase['connection'], rows: number, members: number[]) {
  if (rows === 0) return
  await query(
    connection,
    `with liked as (
      select p.id as post, p.author_id, r.member_id as liker, row_number() over () as nth
      from posts p join reactions r on r.object_id = p.id and r.kind = 'like'
      where p.author_id = any($2) and not p.is_repost and r.member_id <> p.author_id
    ), told as (
      insert into notifications (member_id, kind, about_id, position, is_read, acted_at)
      select author_id, 'post_like', post, n.i * 1000000::bigint + nth, true, now() - n.i * interval '1 minute'
      from generate_series(1, 1 + $1::int / greatest((select count(*)::int from liked), 1)) as n (i), liked
      limit $1
      returning id, member_id, about_id, position, acted_at)
    insert into notification_acts
      (notification_id, kind, member_id, about_id, item_id, actor_id, object_id, acted_at)
    select told.id, 'post_like', told.member_id, told.about_id, told.position, liked.liker, told.about_id, told.acted_at
    from told join liked on liked.nth = told.position % 1000000`,
    [rows, members],
  )
  await query(connection, 'vacuum analyze notifications, notification_acts')
}

/**
 * Compares the CPU of reading pages with that of reporting the cards on them. A browser reports after a
 * hundred cards, and with fewer after five minutes or when it is hidden: a member who looks at each card for
 * three seconds reads ten pages of ten per report.
 */
async function measureCounting(place: Place): Promise<void> {
  const load = startLoad()
  try {
    const likeable = await listLikeable(place.database)
    const count: Order = { call: 'count_looks', likeable, connections, seconds, proof: anyAnswer }
    const read: Order = { ...page, connections, seconds }
    const run = (order: Order, forSeconds = seconds) =>
      runLoad(load, place, { ...order, seconds: forSeconds }, options)
    for (const order of [read, count]) await warmUp((forSeconds) => run(order, forSeconds))
    const [pages, counts]: [Figures[], Figures[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      pages.push(await run(read))
      counts.push(await run(count))
    }
    const [of, more] = [median(pages), median(counts)]
    printRows(`Reading a page, and a report of ${cardsSeen} cards`, { read: of, counted: more })
    const pagesRead = cardsSeen / page.proof.times
    const share = (more.serverMs + more.postgresMs) / (of.serverMs + of.postgresMs) / pagesRead
    against('CPU of counting, share of the pages’', share, goals.counting, share <= goals.counting)
  } finally {
    await load.stop()
  }
}

/** Measures the feed at rest, and while a member with `followers` followers posts five times a second. */
async function measureFollowed(place: Place): Promise<void> {
  const { connection, seeded } = place.database
  const [author] = seeded.callers
  if (!author) throw new Error('There are no callers')
  await addFollowers(connection, author.id)
  const load = startLoad()
  try {
    const read = (forSeconds: number) =>
      runLoad(load, place, { ...page, connections, seconds: forSeconds }, options)
    await warmUp(read)
    const seen: Record<'quiet' | 'posting', Figures[]> = { quiet: [], posting: [] }
    for (let round = 0; round < rounds; round++) {
      seen.quiet.push(await read(seconds))
      const done = new AbortController()
      const posting = (async () => {
        for (let i = 0; !done.signal.aborted; i++) {
          await call(place.service, author, 'add_post', { message: `Post ${round} ${i}` })
          await sleep(200)
        }
      })()
      seen.posting.push(await read(seconds))
      done.abort()
      await posting
    }
    const [quiet, busy] = [median(seen.quiet), median(seen.posting)]
    printRows(`The feed while a member with ${followers.toLocaleString('en')} followers posts`, {
      nothing: quiet,
      posts: busy,
    })
    against('p99, times quiet', busy.p99 / quiet.p99, goals.lift, busy.p99 <= goals.lift * quiet.p99)
  } finally {
    await load.stop()
  }
}

async function addFollowers(connection: BenchDatabase['connection'], author: number): Promise<void> {
  await query(
    connection,
    `insert into members (email, password_hash, full_name, username, referral_code)
    select 'fan' || i || '@example.org', 'none', 'Fan ' || i, 'fan_' || i, 'fan' || i
    from generate_series(1, $1::int) as i`,
    [followers],
  )
  // Counted in one statement: the trigger would update the author's row once per follower.
  await query(
    connection,
    `alter table follows disable trigger user;
    insert into follows (follower_id, followed_id)
    select id, ${author} from members where email like 'fan%@example.org' on conflict do nothing;
    update member_counts set followers = (select count(*) from follows where followed_id = ${author})
    where member_id = ${author};
    alter table follows enable trigger user`,
  )
  await query(connection, 'vacuum analyze members, follows')
}

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let i = 0; i < count; i++) done.push(await work())
  return done
}
