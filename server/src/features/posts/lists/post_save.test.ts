import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeWorld, type Person, type World, world } from '../../../../test/world.ts'

const post = async ({ as }: World, who: Person, message: string, post_type?: 'public' | 'private') =>
  (await as(who).call('add_post', { message, ...(post_type ? { post_type } : {}) })).recdata.post_id

const saved = async ({ as }: World, who: Person) =>
  (await as(who).call('saved_post_list', {})).recdata.map(({ post_id, is_saved }) => {
    assert.equal(is_saved, 1)
    return post_id
  })

test('a post is saved and taken off again, for oneself alone', async () => {
  const the = await world()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  const post_id = await post(the, bob, 'keep me')
  const { recdata } = await the.as(ada).call('post_save', { post_id })
  assert.deepEqual(recdata, { post_id, is_saved: 1 })
  assert.equal((await the.as(ada).call('post_detail', { post_id })).recdata.is_saved, 1)
  assert.equal((await the.as(bob).call('post_detail', { post_id })).recdata.is_saved, 0)
  assert.deepEqual(await saved(the, ada), [post_id])
  assert.deepEqual(await saved(the, bob), [])
  assert.equal((await the.as(ada).call('post_save', { post_id })).recdata.is_saved, 0)
  assert.deepEqual(await saved(the, ada), [])
})

test('what is saved last comes first, whatever its age, and pages join while more is saved', async () => {
  const the = await world()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  const posts: number[] = []
  for (let i = 0; i < 7; i++) posts.push(await post(the, bob, `post ${i}`))
  const order = [3, 0, 6, 2, 5, 1, 4].map((i) => posts[i] ?? 0)
  for (const post_id of order) await the.as(ada).call('post_save', { post_id })
  const seen: number[] = []
  let before: string | undefined
  do {
    const page = await the.as(ada).call('saved_post_list', { limit: 3, ...(before ? { before } : {}) })
    seen.push(...page.recdata.map(({ post_id }) => post_id))
    before = page.next
    await the.as(ada).call('post_save', { post_id: await post(the, bob, 'new meanwhile') })
  } while (before)
  assert.deepEqual(seen, order.toReversed())
})

test('a repost without a remark saves what it shows, one with a remark itself', async () => {
  const the = await world()
  const [ada, bob, cid] = [await the.person('Ada'), await the.person('Bob'), await the.person('Cid')]
  const original = await post(the, bob, 'the original')
  const pointer = (await the.as(cid).call('repost', { post_id: original })).recdata.post_id
  const remark = (await the.as(cid).call('repost', { post_id: original, repost_comment: 'look' })).recdata
    .post_id
  assert.deepEqual((await the.as(ada).call('post_save', { post_id: pointer })).recdata, {
    post_id: original,
    is_saved: 1,
  })
  assert.equal((await the.as(ada).call('post_detail', { post_id: pointer })).recdata.is_saved, 1)
  await the.as(ada).call('post_save', { post_id: remark })
  assert.deepEqual(await saved(the, ada), [remark, original])
  // Saving the original again unsaves it, too.
  assert.equal((await the.as(ada).call('post_save', { post_id: original })).recdata.is_saved, 0)
  await the.as(bob).call('post_delete', { post_id: original })
  await the.as(ada).isRefused('post_save', { post_id: pointer }, 'post_not_found')
})

test('what one may no longer see is not on the list, and is again once one may', async () => {
  const the = await world()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  await the.befriend(ada, bob)
  const open = await post(the, bob, 'open')
  const secret = await post(the, bob, 'marker-5b2', 'private')
  for (const post_id of [open, secret]) await the.as(ada).call('post_save', { post_id })
  assert.deepEqual(await saved(the, ada), [secret, open])
  const { db } = the.platform.database
  await db.deleteFrom('follows').where('follower_id', '=', bob.id).where('followed_id', '=', ada.id).execute()
  assert.deepEqual(await saved(the, ada), [open])
  await the.as(bob).call('post_delete', { post_id: open })
  assert.deepEqual(await saved(the, ada), [])
  await the.as(bob).call('post_restore', { post_id: open })
  await the.follow(bob, ada)
  assert.deepEqual(await saved(the, ada), [secret, open])
  await the.block(bob, ada)
  assert.deepEqual(await saved(the, ada), [])
})

test('muting does not take away what one has saved', async () => {
  const the = await world()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  const post_id = await post(the, bob, 'nothing but drizzle')
  await the.as(ada).call('post_save', { post_id })
  await the.as(ada).call('add_mute', { mute_type: 'word', word: 'drizzle' })
  const { recdata } = await the.as(ada).call('timeline', {})
  assert(!recdata.some((each) => each.post_id === post_id))
  assert.deepEqual(await saved(the, ada), [post_id])
})

test('who cannot see it cannot save it', async () => {
  const the = await world()
  const [ada, eve] = [await the.person('Ada'), await the.person('Eve')]
  const post_id = await post(the, ada, 'private', 'private')
  await the.as(eve).isRefused('post_save', { post_id }, 'post_not_found')
  await the.as(eve).isRefused('post_save', { post_id: 999_999 }, 'post_not_found')
})

test('many clicks at once are as many toggles', async () => {
  const the = await makeWorld()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  const post_id = await post(the, bob, 'clicked')
  for (const clicks of [8, 7]) {
    const answers = await Promise.all(
      Array.from({ length: clicks }, () => the.as(ada).call('post_save', { post_id })),
    )
    const on = answers.filter(({ recdata }) => recdata.is_saved === 1).length
    assert.equal(on, Math.ceil(clicks / 2))
    assert.deepEqual(await saved(the, ada), clicks % 2 ? [post_id] : [])
  }
})
