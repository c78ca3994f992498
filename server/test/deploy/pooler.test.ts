/**
 * Commons behind a PgBouncer in transaction mode, which follows prepared statements or not: two processes, from an empty
 * database on.
 */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { readConfig } from '../../src/platform/config.ts'
import { judgeDatabase } from '../../src/platform/db/check-database.ts'
import { judgePooler } from '../../src/platform/db/pooler.ts'
import { bossConnection } from '../../src/platform/jobs.ts'
import { commonsProcess, type CommonsProcess } from '../commons-process.ts'
import { jpeg } from '../files/pictures.ts'
import { openPage } from '../page.ts'
import {
  poolerProcess,
  type PoolerProcess,
  shippedSettings,
  type Way,
  ways,
  withoutWay,
} from '../pooler-process.ts'
import { until } from '../until.ts'
import { type Person, voice } from '../world.ts'
import { addressOf, type DurablePostgres, durablePostgres } from './durable-postgres.ts'
import { placeAt, register } from './two-members.ts'

for (const way of ways)
  describe(`behind a pooler of ${way} statements`, { skip: withoutWay[way] }, () => behind(way))

function behind(way: Way): void {
  let postgres: DurablePostgres
  let pooler: PoolerProcess
  let direct: string
  let through: string
  let one: CommonsProcess
  let other: CommonsProcess
  let ada: Person

  const asks = (env: Record<string, string>) => judgePooler(readConfig(env))

  before(
    async () => {
      postgres = await durablePostgres()
      pooler = await poolerProcess(postgres.connection, { way, poolSize: 3 })
      await pooler.start()
      direct = postgres.address
      through = addressOf(pooler.through(postgres.connection))
      const env = {
        DATA_DIR: postgres.files,
        DATABASE_URL: through,
        DATABASE_DIRECT_URL: direct,
        DATABASE_POOLER: way,
        NODE_ENV: 'production',
      }
      one = await commonsProcess(env)
      other = await commonsProcess(env)
      await Promise.all([one.start(), other.start()])
      ada = await register(one.url, 'Ada')
    },
    { timeout: 60_000 },
  )
  after(async () => {
    await Promise.all([one?.remove(), other?.remove()])
    await pooler?.remove()
    await postgres?.remove()
  })

  test(
    'reads, writes, money, a file, a job and hints of the other process',
    { timeout: 60_000 },
    async () => {
      const page = await openPage(placeAt(other.url), ada, ['feed'])
      const here = voice(one.url, ada)
      const there = voice(other.url, ada)
      const { recdata } = await here.call('add_post', {
        message: 'through #pooler',
        idempotency_key: 'a-key-of-it',
      })
      const again = await there.call('add_post', {
        message: 'through #pooler',
        idempotency_key: 'a-key-of-it',
      })
      assert.equal(again.recdata.post_id, recdata.post_id)
      await page.hearHint('feed')
      page.leave()
      await there.call('post_like', { post_id: recdata.post_id })
      const { recdata: post } = await here.call('post_detail', { post_id: recdata.post_id })
      assert.equal(post.like_count, 1)
      // A statement under a name elsewhere: many at once, over three connections.
      const pages = await Promise.all(
        Array.from({ length: 60 }, (_, i) => (i % 2 ? here : there).call('timeline', {})),
      )
      assert(pages.every(({ recdata: rows }) => rows.length === 1))
      await here.call('wallet_balance', {})
      const { recdata: pictured } = await here.call(
        'add_post',
        { message: 'seen' },
        { file: await jpeg(300, 200) },
      )
      await until(async () => {
        const { recdata: its } = await there.call('post_detail', { post_id: pictured.post_id })
        return its.file_state === 'ready'
      })
    },
  )

  test('all processes together hold no more connections than the pooler lends, and a few of their own', async () => {
    const client = new pg.Client({ connectionString: direct })
    await client.connect()
    const { rows } = await client.query<{ by: string; count: number }>(
      `select application_name as by, count(*)::int from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() group by 1`,
    )
    await client.end()
    const counts = Object.fromEntries(rows.map(({ by, count }) => [by, count]))
    assert((counts['commons'] ?? 0) <= 3, JSON.stringify(counts))
    assert.equal(counts['commons bus'], 2)
  })

  test('limits of the role are not those of the queue, whose upkeep takes its time', async () => {
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    const asking = async (connection: pg.ClientConfig) => {
      const client = new pg.Client(connection)
      await client.connect()
      const said = await client.query<{ value: string }>(
        'select current_setting(name) as value from unnest($1::text[]) as name',
        [limits],
      )
      await client.end()
      return said.rows.map(({ value }) => value)
    }
    const setting = async (what: string) => {
      const client = new pg.Client({ connectionString: direct })
      await client.connect()
      for (const name of limits) await client.query(`alter role current_user ${what.replace('it', name)}`)
      await client.end()
    }
    await setting(`set it = '3s'`)
    try {
      assert.deepEqual(await asking({ connectionString: direct }), ['3s', '3s', '3s'])
      assert.deepEqual(await asking(bossConnection({ connectionString: direct })), ['0', '0', '0'])
    } finally {
      await setting('reset it')
    }
  })

  test('a pooler that is away is a 503, and all goes on when it is back', { timeout: 30_000 }, async () => {
    await pooler.kill()
    const { status, headers } = await voice(one.url, ada).send('timeline', {})
    assert.equal(status, 503)
    assert(headers.has('retry-after'))
    await pooler.start()
    await until(async () => (await voice(one.url, ada).send('timeline', {})).status === 200)
    await voice(other.url, ada).call('add_post', { message: 'back' })
  })

  test('what can’t work is said at the start, with what to change', { timeout: 30_000 }, async () => {
    const both = { DATABASE_URL: through, DATABASE_DIRECT_URL: direct, DATABASE_POOLER: way }
    await asks(both)
    await assert.rejects(judgeDatabase(through), /DATABASE_URL leads to a pooler.* Set DATABASE_POOLER/)
    await assert.rejects(asks({ DATABASE_URL: through, DATABASE_POOLER: way }), /needs two addresses/)
    await assert.rejects(asks({ ...both, DATABASE_POOLER: 'off' }), /belongs to a pooler/)
    await assert.rejects(asks({ ...both, DATABASE_DIRECT_URL: through }), /DIRECT_URL leads through a pooler/)
    await assert.rejects(
      asks({ ...both, DATABASE_DIRECT_URL: addressOf({ ...postgres.connection, database: 'postgres' }) }),
      /lead to one database/,
    )
    const lax = await poolerProcess(postgres.connection, { connectQuery: 'select 1' })
    await lax.start()
    try {
      await assert.rejects(
        asks({ ...both, DATABASE_URL: addressOf(lax.through(postgres.connection)) }),
        /does not set statement_timeout, .*connect_query='set statement_timeout = 3000; set lock_timeout = 2000; /,
      )
    } finally {
      await lax.remove()
    }
    const planning = 'set plan_cache_mode = force_generic_plan'
    const shipped = /connect_query='([^']*)'/.exec(await readFile(shippedSettings, 'utf8'))?.[1] ?? ''
    const forgetful = await poolerProcess(postgres.connection, { connectQuery: `${shipped}; ${planning}` })
    await forgetful.start()
    try {
      await assert.rejects(
        asks({
          ...both,
          DATABASE_POOLER: 'named',
          DATABASE_URL: addressOf(forgetful.through(postgres.connection)),
        }),
        /does not follow prepared statements/,
      )
    } finally {
      await forgetful.remove()
    }
  })
}
