import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Person, type World, world } from '../../../../test/world.ts'

const post = async ({ as }: World, who: Person, message: string, post_type?: 'public' | 'private') =>
  (await as(who).call('add_post', { message, ...(post_type ? { post_type } : {}) })).recdata.post_id

/** Returns what a member's profile shows to `viewer`: the pinned post, and the list. */
async function profile({ as }: World, viewer: Person, of: Person, page = {}) {
  const { pinned, recdata, next } = await as(viewer).call('user_timeline', { view_user_id: of.id, ...page })
  return { pinned: pinned?.post_id ?? null, list: recdata.map(({ post_id }) => post_id), next }
}

test('a post is pinned in place of the one before, and unpinned', async () => {
  const the = await world()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  const [older, newer] = [await post(the, ada, 'older'), await post(the, ada, 'newer')]
  const pin = async (post_id: number) => (await the.as(ada).call('post_pin', { post_id })).recdata
  assert.deepEqual(await pin(older), { post_id: older, is_pinned: 1, unpinned_post_id: null })
  // It is also in its place in the list.
  assert.deepEqual(await profile(the, bob, ada), { pinned: older, list: [newer, older], next: undefined })
  assert.deepEqual(await pin(newer), { post_id: newer, is_pinned: 1, unpinned_post_id: older })
  assert.equal((await the.as(bob).call('post_detail', { post_id: newer })).recdata.is_pinned, 1)
  assert.equal((await the.as(bob).call('post_detail', { post_id: older })).recdata.is_pinned, 0)
  assert.deepEqual(await pin(newer), { post_id: newer, is_pinned: 0, unpinned_post_id: null })
  assert.equal((await profile(the, bob, ada)).pinned, null)
})

test('a pinned post older than the first page comes with it and takes nobody’s place', async () => {
  const the = await world()
  const ada = await the.person('Ada')
  const posts: number[] = []
  for (let i = 0; i < 5; i++) posts.push(await post(the, ada, `post ${i}`))
  await the.as(ada).call('post_pin', { post_id: posts[0] ?? 0 })
  const first = await profile(the, ada, ada, { limit: 2 })
  assert.deepEqual([first.pinned, first.list], [posts[0], [posts[4], posts[3]]])
  const second = await profile(the, ada, ada, { limit: 2, before: first.next })
  assert.deepEqual([second.pinned, second.list], [null, [posts[2], posts[1]]])
  const third = await profile(the, ada, ada, { limit: 2, before: second.next })
  assert.deepEqual(third, { pinned: null, list: [posts[0]], next: undefined })
})

test('a pinned post is seen by those who may see it, and goes with it', async () => {
  const the = await world()
  const [ada, friend, stranger] = [
    await the.person('Ada'),
    await the.person('Friend'),
    await the.person('Stranger'),
  ]
  await the.befriend(ada, friend)
  const post_id = await post(the, ada, 'among us', 'private')
  await the.as(ada).call('post_pin', { post_id })
  assert.equal((await profile(the, friend, ada)).pinned, post_id)
  assert.deepEqual(await profile(the, stranger, ada), { pinned: null, list: [], next: undefined })
  await the.as(ada).call('post_delete', { post_id })
  assert.equal((await profile(the, friend, ada)).pinned, null)
  await the.as(ada).call('post_restore', { post_id })
  assert.equal((await profile(the, friend, ada)).pinned, post_id)
})

test('only one’s own post that is there can be pinned', async () => {
  const the = await world()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  const deleted = await post(the, ada, 'gone')
  await the.as(ada).call('post_delete', { post_id: deleted })
  for (const post_id of [await post(the, bob, 'his'), deleted, 999_999_999])
    await the.as(ada).isRefused('post_pin', { post_id }, 'post_not_found')
})

test('two pins at once leave one', async () => {
  const the = await world()
  const ada = await the.person('Ada')
  const posts = await Promise.all(['a', 'b', 'c', 'd'].map((text) => post(the, ada, text)))
  await Promise.all(posts.map((post_id) => the.as(ada).call('post_pin', { post_id })))
  const { pinned } = await profile(the, ada, ada)
  assert(pinned !== null && posts.includes(pinned))
})
