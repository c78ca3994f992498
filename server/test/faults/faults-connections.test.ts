/**
 * A database that we don't run ends all our connections while members are busy: every call succeeds or is
 * refused as overloaded, what was acknowledged is there exactly once, and all listeners and background work
 * recover by themselves.
 */
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { assertKept, busyMembers } from '../busy-members.ts'
import { testServer } from '../database.ts'
import { isLong } from '../long.ts'
import { type LosingProxy, losingProxy } from '../fakes/losing-proxy.ts'
import { jpeg } from '../files/pictures.ts'
import { openPage, type Page } from '../page.ts'
import { makeWorld, type World } from '../world.ts'

const rounds = isLong ? 100 : 3
const proxies: LosingProxy[] = []
after(() => proxies.forEach((proxy) => proxy.close()))
const timeout = 60_000 + rounds * 10_000

/** Queries the server over a separate connection, which isn't one of the world's. */
async function ask<Row extends object>(text: string, values: readonly unknown[] = [], database = 'postgres') {
  const client = new pg.Client({ ...(await testServer()), database })
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Ends a world's connections whose names start with `names`; returns their names. */
async function endConnections({ database }: World, names = ''): Promise<string[]> {
  const ended = await ask<{ name: string }>(
    `select application_name as name, pg_terminate_backend(pid) from pg_stat_activity
     where datname = $1 and starts_with(application_name, $2)`,
    [database.name, names],
  )
  return ended.map(({ name }) => name)
}

/** Longer than anything takes, so that a test that times out says what it waited for. */
const patienceMs = 60_000

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`In vain: ${what}`)
    await sleep(10)
  }
}

const resyncs = ({ frames }: Page) => frames.filter((frame) => 'resync' in frame).length

test(`${rounds} times all connections end while members are busy`, { timeout }, async () => {
  const here = await makeWorld()
  const { as, person, platform, url } = here
  await platform.jobs.work(Array.from({ length: 4 }, () => platform.mail.work))
  const ada = await person('Ada')
  let page = await openPage(here, ada, [`timeline:${ada.id}`])
  const members = busyMembers(url, 6)
  try {
    await members.nextAcknowledged()
    const ended = new Set<string>()
    for (let i = 0; i < rounds; i++) {
      const before = resyncs(page)
      for (const name of await endConnections(here)) ended.add(name)
      await members.nextAcknowledged()
      // The page is told to reload, or is closed if its access could not be checked.
      const isTold = () => resyncs(page) > before || page.closed !== undefined
      await until('a page is told to look for itself, or to come back', isTold)
      if (page.closed !== undefined) {
        assert.equal(page.closed, 1012)
        while ((await as(ada).send('socket_ticket', {})).status === 503) await sleep(20)
        page = await openPage(here, ada, [`timeline:${ada.id}`])
      }
    }
    assert.deepEqual([...ended].toSorted(), ['commons', 'commons bus', 'commons jobs'])
    await members.nextAcknowledged()
  } finally {
    await members.stop()
  }
  assert.deepEqual(members.problems, [])
  assert(members.acknowledged.posts.size > rounds)
  await assertKept(members.acknowledged, (text, values) => ask(text, values, here.database.name))

  assert.equal(page.closed, undefined, 'the page went on listening')
  await as(ada).call('add_post', { message: 'after' })
  await page.hearHint(`timeline:${ada.id}`)
  page.leave()
  await mailsGoOn(here)
})

/** Asserts that a newly ordered mail is sent, and no earlier one twice. */
async function mailsGoOn({ as, platform }: World): Promise<void> {
  const email = 'late@example.org'
  await as().call('register', {
    full_name: 'Late',
    email,
    password: 'the quick brown marmot',
    confirm_password: 'the quick brown marmot',
  })
  const { pool } = platform.database
  const isSent = `select from mails where address = $1 and state = 'sent'`
  await until(
    'a mail that is ordered now is sent',
    async () => (await pool.query(isSent, [email])).rows.length > 0,
  )
  const names = await readdir(path.join(platform.config.DATA_DIR, 'outbox'))
  const ids = names.flatMap((name) => /Z-(.+)\.eml$/.exec(name)?.[1] ?? [])
  assert(ids.length > 0)
  assert.equal(new Set(ids).size, ids.length)
}

test('a session that ends while a process hears nothing is over there as well', async () => {
  const one = await makeWorld()
  const other = await makeWorld({ database: one.database })
  for (let i = 0; i < rounds; i++) {
    const ada = await one.person('Ada')
    const page = await openPage(other, ada, ['feed'])
    await other.as(ada).call('timeline', {})
    await endConnections(one, 'commons bus')
    await one.as(ada).call('logout', {})
    const since = performance.now()
    while ((await other.as(ada).send('timeline', {})).status === 200)
      // A process that doesn't get the message would accept the session for another half minute.
      assert(performance.now() - since < 10_000, 'the session goes on')
    assert.equal(await page.whenClosed(), 4401)
  }
})

test('what was committed and not heard of is told as not done, and repeated it is done once', async () => {
  const direct = await makeWorld()
  const proxy = await losingProxy(direct.database)
  proxies.push(proxy)
  const { as, person } = await makeWorld({ database: proxy.database })
  const ada = await person('Ada')

  for (let i = 1; i <= rounds; i++) {
    const request = { message: `post ${i}`, idempotency_key: `post-number-${i}` }
    proxy.loseNextCommit()
    const { status, headers } = await as(ada).isRefused('add_post', request, 'overloaded')
    assert.equal(proxy.lost(), i)
    assert.equal(status, 503)
    assert.match(headers.get('retry-after') ?? '', /^\d+$/)
    await as(ada).call('add_post', request)
    const { recdata } = await direct.as(ada).call('user_timeline', { view_user_id: ada.id })
    assert.equal(recdata.length, i)
  }
})

test('a picture whose post was committed and not heard of is kept', async () => {
  const direct = await makeWorld()
  const proxy = await losingProxy(direct.database)
  proxies.push(proxy)
  const { as, person, url, post } = await makeWorld({ database: proxy.database })
  const ada = await person('Ada')
  const request = { message: 'look', idempotency_key: 'look-at-this' }
  const file = await jpeg()
  proxy.loseNextCommit()
  await as(ada).isRefused('add_post', request, 'overloaded', { file })
  const { file: address } = await post(ada, request, { file })
  assert.equal((await fetch(url + address)).status, 200)
})
