/**
 * What a page of the feed costs the database, for members of several kinds, at the top and far down,
 * planned for its parameters and for all: `npm run bench:plans -- --posts=10000,100000,1000000`.
 */
import pg from 'pg'
import { listTimeline } from '../server/src/features/posts/posts.queries.ts'
import { statementText } from '../server/test/statement-text.ts'
import { type BenchDatabase, query, withDatabase } from './database.ts'
import { readOptions } from './options.ts'

const runs = 15
const text = await statementText((db) => listTimeline(db, 0, 0, 0, 0))

for (const posts of readOptions().posts) await withDatabase(posts, explainAll)

async function explainAll({ connection, seeded }: BenchDatabase): Promise<void> {
  const members = {
    ordinary: await ordinary(connection),
    'with 500 friends': seeded.friendly,
    'with 200 blocks': seeded.blocking,
  }
  console.log(
    `${'member'.padEnd(18)}${'page'.padEnd(8)}${'plan'.padEnd(9)}  ms  planning ms  buffers  scanned`,
  )
  for (const [member, id] of Object.entries(members)) {
    for (const [page, before] of [
      ['first', Number.MAX_SAFE_INTEGER],
      ['middle', Math.floor(seeded.posts / 2)],
    ] as const) {
      for (const plan of ['auto', 'custom', 'generic']) {
        const line = await explain(connection, plan, [id, before, 10, 0])
        console.log(`${member.padEnd(18)}${page.padEnd(8)}${plan.padEnd(9)}${line}`)
      }
    }
  }
}

/** Of all members the middle one by the number of those whom they follow. */
async function ordinary(connection: pg.ClientConfig): Promise<number> {
  const { rows } = await query<{ id: string }>(
    connection,
    `select follower_id as id from follows group by follower_id order by count(*), follower_id
     offset (select count(distinct follower_id) / 2 from follows) limit 1`,
  )
  return Number(rows[0]?.id)
}

async function explain(connection: pg.ClientConfig, plan: string, values: number[]): Promise<string> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`set plan_cache_mode = ${plan === 'auto' ? 'auto' : `force_${plan}_plan`}`)
    await client.query(`prepare page as ${text}`)
    const seen: string[] = []
    for (let run = 0; run < runs; run++) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers) execute page (${values.join(', ')})`,
      )
      seen.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    // The first runs plan for their parameters in any mode, and fill the caches.
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
