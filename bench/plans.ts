/**
 * The cost of a page of the feeds in the database, for several kinds of members, at the top and far down,
 * with custom and generic plans, and the shape of the generic plan.
 *
 * `npm run bench:plans -- --posts=10000,100000,1000000`
 */
import pg from 'pg'
import {
  listAnyTimeline,
  listEasyTimeline,
  listFollowedPosts,
} from '../server/src/features/posts/posts.queries.ts'
import { statementText } from '../server/test/statement-text.ts'
import { type BenchDatabase, query, withDatabase } from './database.ts'
import { readOptions } from './options.ts'

const runs = 15
const feeds = {
  All: await statementText((db) => listEasyTimeline(db, 0, 0, 0, 0)),
  'All, where that is not easy': await statementText((db) => listAnyTimeline(db, 0, 0, 0, 0)),
  Following: await statementText((db) => listFollowedPosts(db, 0, 0, 0, 0)),
}

for (const posts of readOptions().posts) await withDatabase(posts, explainAll)

async function explainAll({ connection, seeded }: BenchDatabase): Promise<void> {
  const some = await ordinary(connection)
  const members = {
    ordinary: some,
    'with 500 friends': seeded.friendly,
    'with 200 blocks': seeded.blocking,
    'follows 5,000': seeded.followsMany[0]?.id ?? some,
  }
  for (const [feed, text] of Object.entries(feeds)) {
    console.log(`\n${feed}, ${seeded.posts.toLocaleString('en')} posts`)
    await explainFeed(connection, text, seeded.posts, members)
    console.log(await shape(connection, text, [some, Number.MAX_SAFE_INTEGER, 10, 0]))
  }
}

async function explainFeed(
  connection: pg.ClientConfig,
  text: string,
  posts: number,
  members: Readonly<Record<string, number>>,
): Promise<void> {
  console.log(
    `${'member'.padEnd(18)}${'page'.padEnd(8)}${'plan'.padEnd(9)}  ms  planning ms  buffers  scanned`,
  )
  for (const [member, id] of Object.entries(members)) {
    for (const [page, before] of [
      ['first', Number.MAX_SAFE_INTEGER],
      ['middle', Math.floor(posts / 2)],
    ] as const) {
      for (const plan of ['auto', 'custom', 'generic']) {
        const line = await explain(connection, { plan, text, values: [id, before, 10, 0] })
        console.log(`${member.padEnd(18)}${page.padEnd(8)}${plan.padEnd(9)}${line}`)
      }
    }
  }
}

/** Returns the member with the median number of followed members. */
async function ordinary(connection: pg.ClientConfig): Promise<number> {
  const { rows } = await query<{ id: string }>(
    connection,
    `select follower_id as id from follows group by follower_id order by count(*), follower_id
     offset (select count(distinct follower_id) / 2 from follows) limit 1`,
  )
  return Number(rows[0]?.id)
}

/** Returns the steps of the generic plan, without estimated costs. */
async function shape(connection: pg.ClientConfig, text: string, values: readonly number[]): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('set plan_cache_mode = force_generic_plan')
    await client.query(`prepare page as ${text}`)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute page (${lists(values)})`,
    )
    return rows
      .map((row) => row['QUERY PLAN'])
      .filter((line) => /^\s*(->|CTE|InitPlan|SubPlan|Index Cond|Limit|Sort Key)/.test(line))
      .join('\n')
  } finally {
    await client.end()
  }
}

/** Returns the parameters as arrays of one element: the statement serves several requests at once. */
const lists = (values: readonly number[]) => values.map((value) => `'{${value}}'`).join(', ')

interface Asked {
  readonly plan: string
  readonly text: string
  readonly values: readonly number[]
}

async function explain(connection: pg.ClientConfig, { plan, text, values }: Asked): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`set plan_cache_mode = ${plan === 'auto' ? 'auto' : `force_${plan}_plan`}`)
    await client.query(`prepare page as ${text}`)
    const seen: string[] = []
    for (let run = 0; run < runs; run++) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers) execute page (${lists(values)})`,
      )
      seen.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    // The first runs fill the caches, and in mode auto plan for their parameters.
    const settled = seen.slice(-9)
    const last = settled.at(-1) ?? ''
    const scanned = [...last.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table)
    return [
      middle(settled, /Execution Time: ([\d.]+)/)
        .toFixed(2)
        .padStart(5),
      middle(settled, /Planning Time: ([\d.]+)/)
        .toFixed(2)
        .padStart(13),
      middle(settled, /Buffers: shared hit=(\d+)/)
        .toFixed(0)
        .padStart(9),
      `  ${scanned.join(', ')}`,
    ].join('')
  } finally {
    await client.end()
  }
}

function middle(plans: string[], figure: RegExp): number {
  const figures = plans.map((plan) => Number(figure.exec(plan)?.[1])).toSorted((a, b) => a - b)
  return figures[figures.length >> 1] ?? NaN
}
