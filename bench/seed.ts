/**
 * Fills a migrated database with a network of so many posts, by bulk SQL: few members are followed and
 * liked by very many, most by few. The same seed gives the same network.
 */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { formatKey, hashSecret } from '../server/src/platform/session/api-key.ts'

export interface Caller {
  readonly id: number
  readonly apiKey: string
}

export interface Seeded {
  readonly posts: number
  readonly members: number
  /** Members with an open session, for the load to be spread over. */
  readonly callers: readonly Caller[]
  /** Members whose feed is harder than most. */
  readonly friendly: number
  readonly blocking: number
}

const seed = 42
const callers = 2_000
const friends = 500
const blocked = 200

const tables = 'members, sessions, follows, blocks, media, posts, post_counts, reactions'

/** What messages are cut from. */
const prose = `We met by the river before the first tram and talked until the market opened. Somebody had
  brought bread, somebody else a guitar with four strings, and nobody asked who would pay for the coffee. The plan is
  simple: ten gardens, one well, and a shed that we build together in May. If you can hold a hammer or carry water, come;
  if you can count, come as well, because the budget needs a second pair of eyes. Photographs from the last weekend are
  below. The bridge still stands, the paint is nearly dry, and the cat that slept through all of it has found a home.`

/** Seeds; answers what a benchmark needs to know. The database must hold no members yet. */
export async function seedNetwork(connection: pg.ClientConfig, posts: number): Promise<Seeded> {
  const members = Math.max(2_500, Math.ceil(posts / 20))
  const client = new pg.Client(connection)
  await client.connect()
  try {
    // One process in one order: what random() gives is then the same each time.
    await client.query('set max_parallel_workers_per_gather = 0')
    await client.query('begin')
    await client.query('select setseed($1)', [seed / 1000])
    const addForeignKeys = await dropForeignKeys(client)
    for (const [text, values] of statements(posts, members)) await client.query(text, values)
    const sessions = await addSessions(client, members)
    for (const text of addForeignKeys) await client.query(text)
    await client.query('commit')
    await client.query(`vacuum analyze ${tables}`)
    return { posts, members, callers: sessions, friendly: members, blocking: members - 1 }
  } finally {
    await client.end()
  }
}

/**
 * Checking each row's foreign keys as it comes takes most of the time; adding them again checks all at
 * once. Answers the statements that do.
 */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid in (select unnest($1::text[])::regclass)`,
    [tables.split(', ')],
  )
  for (const { place, name } of rows) await client.query(`alter table ${place} drop constraint ${name}`)
  return rows.map(
    ({ place, name, definition }) => `alter table ${place} add constraint ${name} ${definition}`,
  )
}

function statements(posts: number, members: number): Array<[string, unknown[]]> {
  return [
    [
      `insert into members (email, email_verified_at, password_hash, full_name, username, language, referral_code, created_at)
       select 'member' || i || '@example.org', now(), 'none', 'Member ' || i, 'member_' || i,
         case when random() < 0.3 then 'cs' else 'en' end, 'ref' || i, now() - interval '400 days'
       from generate_series(1, $1::int) as i`,
      [members],
    ],
    // Faces: two members of three have one.
    [
      `with faces as (
         insert into media (key, owner_id, width, height, preview, widths, bytes)
         select md5('face ' || id), id, 256, 256, 'data:image/webp;base64,' || repeat('A', 120), '{256}', 20000
         from members where random() < 0.66 order by id returning id, owner_id)
       update members set avatar_id = faces.id from faces where members.id = faces.owner_id`,
      [],
    ],
    // Low ids are followed by very many; how many one follows is as uneven.
    [
      `insert into follows (follower_id, followed_id, created_at)
       select follower, followed, now() - random() * interval '300 days' from (
         select i as follower, ceil($1 * power(random(), 3))::bigint as followed
         from (select i, least(2000, ceil(8 * power(random() + 1e-9, -0.6)))::int as many
               from generate_series(1, $1::int) as i) as eager
         cross join lateral generate_series(1, many)) as wish
       where follower <> followed on conflict do nothing`,
      [members],
    ],
    // Ordinary people follow back; the famous do not.
    [
      `insert into follows (follower_id, followed_id, created_at)
       select followed_id, follower_id, created_at from follows
       where followed_id > $1 / 50 and random() < 0.4 order by follower_id, followed_id on conflict do nothing`,
      [members],
    ],
    [
      `insert into follows (follower_id, followed_id)
       select pair.follower, pair.followed from generate_series($1::int - 1 - $2::int, $1::int - 2) as friend
       cross join lateral (values ($1::int, friend), (friend, $1::int)) as pair (follower, followed)
       on conflict do nothing`,
      [members, friends],
    ],
    [
      `insert into blocks (blocker_id, blocked_id)
       select one, other from (
         select ceil($1 * random())::bigint as one, ceil($1 * random())::bigint as other
         from generate_series(1, $1::int / 50)) as pair where one <> other
       union select $1 - 1, i from generate_series(1, $2::int) as i on conflict do nothing`,
      [members, blocked],
    ],
    // A block ends both follows.
    [
      `delete from follows using blocks
       where (follower_id, followed_id) in ((blocker_id, blocked_id), (blocked_id, blocker_id))`,
      [],
    ],
    ...postStatements(posts, members),
  ]
}

function postStatements(posts: number, members: number): Array<[string, unknown[]]> {
  return [
    [
      `insert into posts (author_id, message, audience, hashtags, created_at, deleted_at)
       select ceil($2 * power(random(), 2)),
         substr($3, ceil(random() * 300)::int, ceil(20 * power(random() + 0.01, -0.7))::int) || ' ' || i,
         case when random() < 0.05 then 'private' else 'public' end,
         case when random() < 0.15 then '{garden,river}' else '{}' end::text[],
         now() - ($1::int - i) * (interval '365 days' / $1::int),
         case when random() < 0.01 then now() end
       from generate_series(1, $1::int) as i`,
      [posts, members, prose.replaceAll(/\s+/g, ' ')],
    ],
    [
      `with chosen as materialized (
         select id, author_id from posts where random() < 0.2 order by id),
       pictures as (
         insert into media (key, owner_id, width, height, preview, widths, bytes)
         select md5('post ' || id), author_id, 1280, 960,
           'data:image/webp;base64,' || repeat(md5(id::text), 10), '{480,960,1280}', 300000
         from chosen returning id, key)
       update posts set media_id = pictures.id from chosen
       join pictures on pictures.key = md5('post ' || chosen.id) where posts.id = chosen.id`,
      [],
    ],
    // Some posts are liked by very many; they are spread over all ages.
    [
      `insert into reactions (post_id, member_id, kind, reacted_at)
       select 1 + (ceil($1 * power(random(), 4))::bigint * 7919) % $1, ceil($2 * random()),
         case when random() < 0.92 then 'like' else 'dislike' end, now() - random() * interval '300 days'
       from generate_series(1, $1::int * 3) order by 1, 2 on conflict do nothing`,
      [posts, members],
    ],
    ['analyze posts, reactions', []],
    [
      `insert into post_counts (post_id, likes, dislikes)
       select p.id, count(*) filter (where r.kind = 'like'), count(*) filter (where r.kind = 'dislike')
       from posts p left join reactions r on r.post_id = p.id group by p.id order by p.id`,
      [],
    ],
  ]
}

/** Open sessions of members drawn from all, as the server stores them. */
async function addSessions(client: pg.Client, members: number): Promise<Caller[]> {
  const step = Math.floor(members / callers)
  const keys = Array.from({ length: callers }, (_, i) => {
    const digest = (what: string) => createHash('sha256').update(`${seed} ${what} ${i}`).digest()
    const sessionId = digest('id')
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
    return { id: (i + 1) * step, sessionId, secret: digest('secret').toString('base64url') }
  })
  await client.query(
    `insert into sessions (id, member_id, secret_hash, user_agent, address_prefix, expires_at)
     select id, member_id, secret_hash, 'bench', '127.0.0.0/24', now() + interval '30 days'
     from unnest($1::uuid[], $2::bigint[], $3::bytea[]) as given (id, member_id, secret_hash)`,
    [
      keys.map(({ sessionId }) => sessionId),
      keys.map(({ id }) => id),
      keys.map(({ secret }) => hashSecret(secret)),
    ],
  )
  return keys.map((key) => ({ id: key.id, apiKey: formatKey(key) }))
}
