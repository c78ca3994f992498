/**
 * Processes with a NATS between them are one Commons as without: what pages hear, sessions that end, who may hear
 * what, limits of calls. The whole suites of several processes run over it in suites-over-nats.test.ts.
 */
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { shiftClock } from '../../src/platform/clock.ts'
import { Refusal } from '../../src/platform/call/refusal.ts'
import { write } from '../../src/platform/write.ts'
import { natsProcess, withoutNats } from '../nats-process.ts'
import { openPage, type Page } from '../page.ts'
import { openPair } from '../scenes/pair-scene.ts'
import { atEndOfFile } from '../end-of-file.ts'
import { until } from '../until.ts'
import { makeWorld, type Person, type World } from '../world.ts'
import { heardOver, natsScene, untilAnswered, untilWhole } from './nats-scene.ts'

const options = { skip: withoutNats, timeout: 180_000 }

afterEach(() => shiftClock(0))

const hinted = (page: Page) =>
  page.frames.flatMap(({ hints }) => (Array.isArray(hints) ? (hints as string[]) : []))

const post = async ({ as }: World, author: Person, audience: 'public' | 'private' = 'public') =>
  (await as(author).call('add_post', { message: 'hello', post_type: audience })).recdata.post_id

/** Returns how many of these calls of a network are let through. */
async function letThrough({ platform: { limits } }: World, calls: number, network: string): Promise<number> {
  let count = 0
  for (let i = 0; i < calls; i++)
    await limits.count('identity', network).then(
      () => count++,
      (error: unknown) => assert(error instanceof Refusal),
    )
  return count
}

describe('over NATS', options, () => {
  test('hints arrive at the other process’s pages, private ones at those who may hear them', async () => {
    const { one, other } = await natsScene()
    const [ada, bob, eve] = [await one.person('Ada'), await one.person('Bob'), await one.person('Eve')]
    await one.befriend(ada, bob)
    const pages = [await openPage(other, bob, ['feed']), await openPage(other, eve, ['feed'])] as const
    const [before, byNotify] = [await heardOver(other, 'nats'), await heardOver(other, 'notify')]
    await post(one, ada, 'private')
    await pages[0].hearHint('feed')
    await post(one, ada)
    await pages[1].hearHint('feed')
    assert.equal(hinted(pages[1]).length, 1)
    assert((await heardOver(other, 'nats')) > before)
    assert.equal(await heardOver(other, 'notify'), byNotify)
    pages.forEach((page) => page.leave())
  })

  test('a process hears only of topics that its pages listen to, of names, and of jobs', async () => {
    const { one, other } = await natsScene()
    const ada = await one.person('Ada')
    const [near, far] = [await post(one, ada), await post(one, ada)]
    const page = await openPage(other, ada, [`post:${near}`])
    // What both posts said until now has come.
    await untilAnswered(other, one)
    const before = await heardOver(other, 'nats')
    for (let i = 0; i < 5; i++) one.platform.bus.hint([{ topic: `post:${far}` }])
    one.platform.bus.hint([{ topic: `post:${near}` }, { topic: `member:${ada.id}` }])
    await page.hearHint(`post:${near}`)
    await until(async () => (await heardOver(other, 'nats')) === before + 2)
    // A job that waits for a process of another role.
    one.platform.bus.hint([{ topic: 'jobs:media.derive' }])
    await until(async () => (await heardOver(other, 'nats')) === before + 3)
    page.leave()
  })

  test('a page that reads and then listens gets what a process sent that was the only one to know', async () => {
    const { one, other, another } = await natsScene()
    const [ada, bob] = [await one.person('Ada'), await one.person('Bob')]
    const post_id = await post(one, ada)
    const topic = `post:${post_id}`
    const settled = () => Promise.all([one, other].map(({ platform }) => platform.bus.settled()))
    await settled()
    // Nobody listens to it anywhere.
    const before = await heardOver(other, 'nats')
    await one.as(ada).call('post_like', { post_id })
    await settled()
    assert.equal(await heardOver(other, 'nats'), before)
    const page = await openPage(other, bob, [topic])
    await page.hearHint(topic)
    page.leave()

    // The same where that process has ended since.
    const third = await another()
    await untilWhole(third)
    const second = await post(third, ada)
    await third.platform.bus.close()
    const later = await openPage(other, bob, [`post:${second}`, `timeline:${ada.id}`])
    await later.hearHint(`timeline:${ada.id}`)
    later.leave()
  })

  test('a session that ends here ends there, with its socket', async () => {
    const { one, other } = await natsScene()
    const ada = await other.person('Ada')
    const page = await openPage(other, ada, ['feed'])
    await other.as(ada).call('show_language', {})
    await one.as(ada).call('logout', {})
    assert.equal(await page.whenClosed(10_000), 4401)
    await other.as(ada).isRefused('show_language', {}, 'session_expired')
  })

  test('a former friend gets a last hint in the other process, and none after it', async () => {
    const { one, other } = await natsScene()
    const [ada, bob] = [await one.person('Ada'), await one.person('Bob')]
    await one.befriend(ada, bob)
    const post_id = await post(one, ada, 'private')
    const [topic, mark] = [`post:${post_id}`, `mutes:${bob.id}`]
    const page = await openPage(other, bob, [topic, mark])
    await one.as(ada).call('post_like', { post_id })
    await page.hearHint(topic)
    page.frames.length = 0
    await one.as(ada).call('unfollow', { following_id: bob.id })
    await page.hearHint(topic)
    page.frames.length = 0
    await one.as(ada).call('post_like', { post_id })
    one.platform.bus.hint([{ topic: mark }])
    await page.hearHint(mark)
    assert.deepEqual(hinted(page), [mark])
    page.leave()
  })

  test('a hint comes after what its transaction said of a session, though it may be faster', async () => {
    const { one, other } = await natsScene()
    const ada = await one.person('Ada')
    const topic = `account:${ada.id}` as const
    const page = await openPage(other, ada, [topic])
    await untilAnswered(other, one)
    const heard: string[] = []
    other.platform.bus.subscribe({
      hints: (hints) => void (hints.some((hint) => hint.topic === topic) && heard.push('hint')),
      changed: () => void heard.push('changed'),
      ended: () => undefined,
      rechecked: () => undefined,
      connected: () => undefined,
    })
    const rounds = Array.from({ length: 20 }, () => ['changed', 'hint']).flat()
    for (let sent = 2; sent <= rounds.length; sent += 2) {
      await write(one.platform, async ({ tellChanged, hint }) => {
        await tellChanged([ada.apiKey.split('.')[0] ?? ''])
        hint(topic)
      })
      await until(async () => heard.length === sent)
    }
    assert.deepEqual(heard, rounds)
    page.leave()
  })

  test('who types is heard by the other alone, and by nobody who comes later', async () => {
    const { one, other } = await natsScene()
    const { ada, bob, chat_id, say } = await openPair(one)
    const [topic, mark] = [`chat_typing:${chat_id}`, `chat:${chat_id}`]
    const pages = [await openPage(other, ada, [topic, mark]), await openPage(other, bob, [topic, mark])]
    const [hers, his] = pages
    assert(hers && his)
    await one.as(ada).call('chat_typing', { chat_id })
    await his.hearHint(topic)
    const third = await openPage(one, bob, [topic, mark])
    await say(ada, bob, 'hello')
    for (const page of [hers, his, third]) await page.hearHint(mark)
    assert(![...hinted(hers), ...hinted(third)].includes(topic))
    for (const page of [hers, his, third]) page.leave()
  })

  test('calls that one process lets through are missing in the other, without a statement', async () => {
    const { one, other, another } = await natsScene()
    const network = '203.0.113.0/24'
    // Early in a minute: what the last one took counts for less with every second of the next.
    shiftClock(61_000 - (Date.now() % 60_000))
    const { rows: before } = await one.platform.database.pool.query('select count(*) from call_budgets')
    assert.equal(await letThrough(one, 200, network), 200)
    assert.equal(await letThrough(other, 30, network), 30)
    for (const { platform } of [one, other, one]) await platform.limits.share()
    assert.equal(await letThrough(other, 200, network), 70)
    await other.platform.limits.share()
    // It has nothing to tell itself, so it only hears of them.
    await until(async () => (await letThrough(one, 1, network)) === 0)
    const { rows: after } = await one.platform.database.pool.query('select count(*) from call_budgets')
    assert.deepEqual(after, before)
    // Whoever comes later asks.
    const late = await another()
    await until(async () => (await letThrough(late, 1, network)) === 0)
    assert.equal(await letThrough(late, 200, network), 0)
  })

  test('two installations on one NATS don’t hear each other', async () => {
    const { nats, one, other } = await natsScene()
    const stranger = await makeWorld({ env: { BUS_URL: nats.url } })
    await untilWhole(stranger)
    const [ada, eve] = [await one.person('Ada'), await stranger.person('Eve')]
    const [ours, theirs] = [await openPage(other, ada, ['feed']), await openPage(stranger, eve, ['feed'])]
    await post(one, ada)
    await ours.hearHint('feed')
    await Promise.all([one, stranger].map(({ platform }) => platform.bus.settled()))
    assert.deepEqual(hinted(theirs), [])
    assert.equal(await heardOver(stranger, 'nats'), 0)
    ours.leave()
    theirs.leave()
  })

  test('a hint to very many members, and topics that nobody sends, are no trouble', async () => {
    const { one, other } = await natsScene()
    const ada = await one.person('Ada')
    const page = await openPage(other, ada, [`post:1 2.*.>`, `strange`, 'a.b', ':', `mutes:${ada.id}`])
    const many = Array.from({ length: 60_000 }, (_, i) => 2 ** 40 + i)
    one.platform.bus.hint([
      { topic: `post:1 2.*.>` },
      { topic: `mutes:${ada.id}`, to: [...many, ada.id] },
      { topic: 'feed', to: many.slice(0, 500) },
    ])
    await page.hearHint(`mutes:${ada.id}`)
    assert.deepEqual(hinted(page), [`mutes:${ada.id}`])
    page.leave()
  })

  test('what was sent before a page listens comes in parts where it is too much for a message', async () => {
    const { one, other, another } = await natsScene()
    const ada = await one.person('Ada')
    const many = Array.from({ length: 60_000 }, (_, i) => 2 ** 40 + i)
    const topics = [`mutes:${ada.id}`, `account:${ada.id}`]
    const late = await another()
    await untilWhole(late)
    for (const { platform } of [one, late])
      platform.bus.hint(topics.map((topic) => ({ topic, to: [...many, ada.id] })))
    const page = await openPage(other, ada, topics)
    for (const topic of topics) await page.hearHint(topic)
    page.leave()
    // What a process leaves to the others is as much.
    const feed = `timeline:${ada.id}`
    late.platform.bus.hint([{ topic: feed, to: [...many, ada.id] }])
    await late.platform.bus.close()
    const then = await openPage(one, ada, [feed])
    await then.hearHint(feed)
    then.leave()
  })

  test('of two processes one ends, and the pages of the other hear what it had sent', async () => {
    const { nats } = await natsScene()
    const env = { BUS_URL: nats.url, RATE_LIMIT_FACTOR: '10' }
    const last = await makeWorld({ env })
    const first = await makeWorld({ env, database: last.database })
    await untilWhole(first, last)
    const ada = await last.person('Ada')
    const topic = `mutes:${ada.id}`
    first.platform.bus.hint([{ topic }])
    await first.platform.bus.close()
    const page = await openPage(last, ada, [topic])
    await page.hearHint(topic)
    page.leave()
  })

  test('for a moment after a right was taken hints go the same way, then over NATS again', async () => {
    const { one, other } = await natsScene()
    const ada = await one.person('Ada')
    const topic = `mutes:${ada.id}`
    const page = await openPage(other, ada, [topic])
    await untilWhole(one, other)
    await untilAnswered(other, one)
    const heard = async () => [await heardOver(other, 'nats'), await heardOver(other, 'notify')] as const
    const before = await heard()
    await write(one.platform, ({ recheck }) => recheck({ topics: ['post:1'] }))
    one.platform.bus.hint([{ topic }])
    await until(async () => (await heard())[1] === before[1] + 1)
    await until(async () => {
      one.platform.bus.hint([{ topic }])
      return (await heard())[0] > before[0]
    })
    page.leave()
  })

  test('processes whose NATS is another one, or lets them hear too little, miss nothing', async () => {
    const { one, other, another } = await natsScene()
    const [ada, bob] = [await one.person('Ada'), await one.person('Bob')]
    const [elsewhere, narrow] = [await natsProcess(), await natsProcess('commons.*.ask')]
    await Promise.all([elsewhere.start(), narrow.start()])
    atEndOfFile(async () => void (await Promise.all([elsewhere.kill(), narrow.kill()])))
    for (const { url } of [elsewhere, narrow]) {
      const apart = await another(url)
      await until(async () => !one.platform.bus.counts?.isWhole && !apart.platform.bus.counts?.isWhole)
      const [there, here] = [await openPage(apart, bob, ['feed']), await openPage(other, bob, ['feed'])]
      await post(one, ada)
      await there.hearHint('feed')
      here.frames.length = 0
      await post(apart, ada)
      await here.hearHint('feed')
      here.leave()
      there.leave()
      await apart.platform.bus.close()
    }
  })

  test('a process without NATS beside the others hears them, and they hear it', async () => {
    const { one, other, another } = await natsScene()
    const [ada, bob] = [await one.person('Ada'), await one.person('Bob')]
    const plain = await another('')
    const [there, here] = [await openPage(plain, bob, ['feed']), await openPage(other, bob, ['feed'])]
    await post(one, ada)
    await there.hearHint('feed')
    await here.hearHint('feed')
    here.frames.length = 0
    await post(plain, ada)
    await here.hearHint('feed')
    here.leave()
    there.leave()
  })
})
