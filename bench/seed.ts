/**
 * Fills a migrated database with a network of `posts` posts, by bulk SQL: few members have very many
 * followers and likes, most have few. The same seed gives the same network.
 */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { formatKey, hashSecret } from '../server/src/platform/session/api-key.ts'
import { strip } from './bulk.ts'
import { checkCounters } from './seed-checks.ts'
import { commentStatements } from './seed-comments.ts'
import { kindsOf, peopleStatements, reserved } from './seed-people.ts'
import { countPosts, postStatements } from './seed-posts.ts'

export interface Caller {
  readonly id: number
  readonly apiKey: string
}

export interface Seeded {
  readonly posts: number
  readonly members: number
  /** Members with an open session, over whom the load is spread. */
  readonly callers: readonly Caller[]
  /** Ids of members whose feeds cost more than most: one with 500 friends, one who blocks 200 members. */
  readonly friendly: number
  readonly blocking: number
  /** Members who follow 5,000 others, and as many who follow 25. None of them blocks anybody or is blocked. */
  readonly followsMany: readonly Caller[]
  readonly followsFew: readonly Caller[]
}

const seed = 42
const callers = 2_000
/** Enough for somebody to follow 5,000. */
const leastMembers = 6_000

const tables =
  'members sessions follows member_counts blocks mutes media media_usage objects posts reactions saved_objects hashtags object_tags hashtag_follows comments'.split(
    ' ',
  )

export interface SeedOptions {
  /** Comments on each post of the page with many comments. */
  readonly manyComments?: number
}

/** Seeds the database, which must hold no members yet; returns what a benchmark needs to know. */
export async function seedNetwork(
  connection: pg.ClientConfig,
  posts: number,
  { manyComments = 100 }: SeedOptions = {},
): Promise<Seeded> {
  const members = Math.max(leastMembers, Math.ceil(posts / 20))
  const client = new pg.Client(connection)
  await client.connect()
  try {
    // One process in a fixed order, so that random() returns the same values each time.
    await client.query('set max_parallel_workers_per_gather = 0')
    await client.query(`set work_mem = '256MB'`)
    await client.query('begin')
    await client.query('select setseed($1)', [seed / 1000])
    const restore = await strip(client, tables)
    const all = [
      ...peopleStatements(members),
      ...postStatements(posts, members),
      ...commentStatements(posts, members, manyComments),
      countPosts,
    ]
    for (const [text, values] of all) await client.query(text, [...values])
    const { friendly, blocking, followsMany, followsFew } = kindsOf(members)
    const step = Math.floor((members - reserved) / callers)
    const add = (ids: readonly number[]) => addSessions(client, ids)
    const sessions = {
      callers: await add(Array.from({ length: callers }, (_, i) => (i + 1) * step)),
      followsMany: await add(followsMany),
      followsFew: await add(followsFew),
    }
    await restore()
    await client.query('commit')
    await client.query(`vacuum analyze ${tables.join(', ')}`)
    await checkCounters(client)
    return { posts, members, friendly, blocking, ...sessions }
  } finally {
    await client.end()
  }
}

/** Adds open sessions, as the server stores them. */
async function addSessions(client: pg.Client, members: readonly number[]): Promise<Caller[]> {
  const keys = members.map((id) => {
    const digest = (what: string) => createHash('sha256').update(`${seed} ${what} ${id}`).digest()
    const sessionId = digest('id')
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
    return { id, sessionId, secret: digest('secret').toString('base64url') }
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
