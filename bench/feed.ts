/**
 * The feed: the speed of the home timeline beside the floor, and whether a page costs the same with more
 * posts, comments and followed members, and while a post goes viral. `npm run bench:feed`.
 */
import { measure, startOurs } from './compare.ts'
import { type BenchDatabase, withDatabase } from './database.ts'
import { readOptions } from './options.ts'
import { discussed } from './discussed.ts'
import type { Place } from './runner.ts'
import { compareTwins } from './twins.ts'
import { measureViral } from './viral.ts'

const rows = 10
const manyComments = 50_000
/** Each post of a page has this field once. */
const proof = { text: '"repost_user_id":', times: rows }
const page = { call: 'timeline', proof } as const

const options = readOptions()
const [smallest = 0, ...larger] = options.posts.toSorted((a, b) => a - b)
const count = (posts: number) => posts.toLocaleString('en')
const wanted = (part: string) => options.only === undefined || options.only.includes(part)

await withDatabase(
  smallest,
  async (small) => {
    await measureFeed(small)
    for (const posts of larger) {
      await withDatabase(
        posts,
        async (large) => {
          await measureFeed(large)
          if (wanted('sizes')) await compareSizes(small, large)
        },
        { manyComments },
      )
    }
  },
  { manyComments },
)

async function measureFeed(database: BenchDatabase): Promise<void> {
  if (wanted('timeline')) {
    await measure(
      {
        call: 'timeline',
        goals: { plain: 0.4, share: 0.6, tail: 6, single: 3, statements: 1 },
        proof: {
          plain: { text: '"liked":', times: rows },
          floor: { text: '"listed":true', times: rows },
          ours: proof,
        },
      },
      options,
      database,
    )
  }
  await withCommons([database], async (place) => {
    if (wanted('following')) await compareFollowing(place)
    if (wanted('comments')) await compareComments(place)
    if (wanted('viral')) await measureViral(place, options)
  })
}

/**
 * Starts Commons for each database. The few compared members read more often than a member may, so rate
 * limits are counted but too high to be reached.
 */
async function withCommons<T extends readonly BenchDatabase[]>(
  databases: T,
  work: (...places: { [K in keyof T]: Place }) => Promise<void>,
): Promise<void> {
  const places: Place[] = []
  try {
    for (const database of databases) {
      const service = await startOurs(database, options, { RATE_LIMIT_FACTOR: '1000' })
      places.push({ database, service, side: `Commons over ${count(database.seeded.posts)} posts` })
    }
    await work(...(places as { [K in keyof T]: Place }))
  } finally {
    for (const { service } of places) await service.stop()
  }
}

async function compareFollowing(place: Place): Promise<void> {
  const { posts, followsFew, followsMany } = place.database.seeded
  const order = { ...page, fields: { feed: 'following' } }
  await compareTwins(
    {
      title: `Following, ${count(posts)} posts`,
      usual: { name: '25 followed', place, order: { ...order, callers: followsFew } },
      hard: { name: '5,000 followed', place, order: { ...order, callers: followsMany } },
      goal: 2,
    },
    options,
  )
}

async function compareComments(place: Place): Promise<void> {
  const { posts, followsFew } = place.database.seeded
  const { few, many } = discussed(posts)
  const order = { ...page, callers: followsFew }
  await compareTwins(
    {
      title: `A page of ten posts with comments, ${count(posts)} posts`,
      usual: { name: '3 each', place, order: { ...order, fields: { before: String(few.before) } } },
      hard: {
        name: `${count(manyComments)} each`,
        place,
        order: { ...order, fields: { before: String(many.before) } },
      },
      goal: 1.2,
    },
    options,
  )
}

async function compareSizes(small: BenchDatabase, large: BenchDatabase): Promise<void> {
  await withCommons([small, large], async (usual, hard) => {
    await compareTwins(
      {
        title: 'The home timeline over many posts and few, each with a server and a database of its own',
        usual: { name: `${count(small.seeded.posts)} posts`, place: usual, order: page },
        hard: { name: `${count(large.seeded.posts)} posts`, place: hard, order: page },
        goal: 1.2,
      },
      options,
    )
  })
}
