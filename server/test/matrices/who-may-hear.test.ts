/**
 * An open page stops getting hints of objects that its member may no longer see, whichever process changed
 * that.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPage, type Page } from '../page.ts'
import { twoProcesses } from '../processes.ts'
import { putReel } from '../scenes/reels-scene.ts'
import type { Person, World } from '../world.ts'

const hinted = (page: Page) =>
  page.frames.flatMap(({ hints }) => (Array.isArray(hints) ? (hints as string[]) : []))

/** A page that has received all earlier hints, with the topic of a marker that shows how far it has heard. */
type Listener = Page & { readonly mark: string }

// Nothing else here sends hints of these topics. Two pages of one member have different ones.
const marks = ['mutes', 'saved', 'reports']
let listeners = 0

async function listen(
  here: World,
  there: World,
  person: Person,
  topics: readonly string[],
): Promise<Listener> {
  const mark = `${marks[listeners++ % marks.length]}:${person.id}`
  const page = Object.assign(await openPage(there, person, [mark, ...topics]), { mark })
  await heardOf(here, page, async () => {})
  page.frames.length = 0
  return page
}

/** Returns the topics that the page hears because of this deed: all before a marker sent after it. */
async function heardOf({ platform }: World, page: Listener, deed: () => Promise<unknown>): Promise<string[]> {
  page.frames.length = 0
  await deed()
  platform.bus.hint([{ topic: page.mark }])
  await page.hearHint(page.mark)
  return [...new Set(hinted(page))].filter((topic) => topic !== page.mark)
}

/** Asserts that the page hears this deed once its access is checked, and the next deed at once. */
async function hearsAgain(here: World, page: Listener, topic: string, deed: () => Promise<unknown>) {
  page.frames.length = 0
  await deed()
  await page.hearHint(topic)
  assert((await heardOf(here, page, deed)).includes(topic))
}

const privatePost = async ({ as }: World, author: Person) =>
  (await as(author).call('add_post', { message: 'closed', post_type: 'private' })).recdata.post_id

for (const where of ['the same process', 'another process']) {
  test(`a former friend hears no more of a private post in ${where}, and again as a friend`, async () => {
    const [here, other] = await twoProcesses()
    const there = where === 'another process' ? other : here
    const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
    await here.befriend(ada, bob)
    const post_id = await privatePost(here, ada)
    const topics = [`post:${post_id}`, `comments:${post_id}`]
    const page = await listen(here, there, bob, topics)
    const like = () => here.as(ada).call('post_like', { post_id })
    assert.deepEqual(await heardOf(here, page, like), [`post:${post_id}`])
    page.frames.length = 0

    await here.as(ada).call('unfollow', { following_id: bob.id })
    // A last hint tells the page to drop what it shows.
    for (const topic of topics) await page.hearHint(topic)
    assert.deepEqual(await heardOf(here, page, like), [])

    await here.as(ada).call('follow', { following_id: bob.id })
    await hearsAgain(here, page, `post:${post_id}`, like)
    page.leave()
  })

  test(`after a block neither hears of the other in ${where}`, async () => {
    const [here, other] = await twoProcesses()
    const there = where === 'another process' ? other : here
    const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
    const posts = new Map<Person, number>()
    for (const person of [ada, bob]) {
      const { recdata } = await here.as(person).call('add_post', { message: 'open' })
      posts.set(person, recdata.post_id)
    }
    const topicsOf = (person: Person) =>
      [`post:${posts.get(person)}`, `comments:${posts.get(person)}`].concat([
        `member:${person.id}`,
        `timeline:${person.id}`,
      ])
    const pages = [
      [await listen(here, there, ada, topicsOf(bob)), bob],
      [await listen(here, there, bob, topicsOf(ada)), ada],
    ] as const
    await here.as(ada).call('block', { blocked_user_id: bob.id })
    for (const [page, whom] of pages) for (const topic of topicsOf(whom)) await page.hearHint(topic)
    for (const [page, whom] of pages) {
      const deeds = async () => {
        await here.as(whom).call('post_like', { post_id: posts.get(whom) ?? 0 })
        await here.as(whom).call('add_post', { message: 'another' })
        await here.as(whom).call('update_display_name', { display_name: 'Somebody else' })
      }
      assert.deepEqual(await heardOf(here, page, deeds), [])
      page.leave()
    }
  })
}

test('who watches a reel hears that it is gone or no longer for them, and nothing of it after that', async () => {
  const [here, other] = await twoProcesses()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  await here.befriend(ada, bob)
  const reel_id = await putReel(here, ada)
  const topic = `reel:${reel_id}`
  const friend = await listen(here, other, bob, [topic, `comments:${reel_id}`])
  const stranger = await listen(here, here, eve, [topic, `comments:${reel_id}`])
  const like = () => here.as(ada).call('reel_like', { reel_id })
  for (const page of [friend, stranger]) assert.deepEqual(await heardOf(here, page, like), [topic])

  for (const page of [friend, stranger]) page.frames.length = 0
  await here.as(ada).call('edit_reel', { reel_id, post_type: 'private' })
  for (const each of [topic, `comments:${reel_id}`]) await stranger.hearHint(each)
  assert.deepEqual(await heardOf(here, stranger, like), [])
  assert((await heardOf(here, friend, like)).includes(topic))

  friend.frames.length = 0
  await here.as(ada).call('delete_reel', { reel_id })
  for (const each of [topic, `comments:${reel_id}`]) await friend.hearHint(each)
  await here.as(ada).call('reel_restore', { reel_id })
  await hearsAgain(here, friend, topic, like)
  await here.as(ada).call('edit_reel', { reel_id, message: 'for all' })
  await hearsAgain(here, stranger, topic, like)
  for (const page of [friend, stranger]) page.leave()
})

test('what changed while the bus was lost is looked at when it is back', async () => {
  const [here] = await twoProcesses()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.befriend(ada, bob)
  const post_id = await privatePost(here, ada)
  const page = await listen(here, here, bob, [`post:${post_id}`])
  const { pool } = here.platform.database
  // As if by another process whose message is lost.
  await pool.query('delete from follows where follower_id = $1', [ada.id])
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'commons bus' and datname = current_database()`,
  )
  await page.hear('resync')
  await page.hearHint(`post:${post_id}`)
  const like = () => here.as(ada).call('post_like', { post_id })
  assert.deepEqual(await heardOf(here, page, like), [])
  page.leave()
})

test('who may hear a topic changes for everybody that asked for it, with the transaction that changes it', async () => {
  const [here, other] = await twoProcesses()
  const [ada, eve] = [await here.person('Ada'), await here.person('Eve')]
  const { post_id } = (await here.as(ada).call('add_post', { message: 'open' })).recdata
  const topic = `post:${post_id}`
  const [near, far] = [await listen(here, here, eve, [topic]), await listen(here, other, eve, [topic])]
  const { db } = here.platform.database
  const setAudience = (audience: string) =>
    db.transaction().execute(async (tx) => {
      await tx.updateTable('posts').set({ audience }).where('id', '=', post_id).execute()
      await here.platform.bus.tellRecheck(tx, { topics: [topic] })
    })
  const like = () => here.as(ada).call('post_like', { post_id })

  await setAudience('private')
  for (const page of [near, far]) await page.hearHint(topic)
  for (const page of [near, far]) assert.deepEqual(await heardOf(here, page, like), [])
  await setAudience('public')
  for (const page of [near, far]) await hearsAgain(here, page, topic, like)
  near.leave()
  far.leave()
})

test('comments are heard by who sees the post, and what is one’s own by nobody else', async () => {
  const [here] = await twoProcesses()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const closed = await privatePost(here, ada)
  const open = (await here.as(ada).call('add_post', { message: 'open' })).recdata.post_id
  const own = ['graph', 'account', 'waiting', 'tags', 'saved', 'mutes', 'reports']
  const asked = [
    ...own.flatMap((kind) => [`${kind}:${ada.id}`, `${kind}:${bob.id}`, `${kind}:${bob.id}:1`]),
    ...[closed, open].flatMap((id) => [`comments:${id}`, `post:${id}`, `comments:${id}:1`, `post:${id}:1`]),
  ]
  assert.deepEqual(await here.platform.visibleTopics(here.platform.database.db, bob.id, asked), [
    ...own.map((kind) => `${kind}:${bob.id}`),
    `comments:${open}`,
    `post:${open}`,
  ])
})
