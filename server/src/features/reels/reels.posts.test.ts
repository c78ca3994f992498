/** Reels in posts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishReel, putReel } from '../../../test/scenes/reels-scene.ts'
import { makeWorld, type Person, world } from '../../../test/world.ts'
import { statementsOfRead } from '../../../test/statements.ts'

/** Without the signatures of addresses, which tell the second of their answer. */
const unsigned = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/\?viewer=[^"]*/g, ''))

test('a post shows its reel to those who see both, and says that it is gone where it is', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  await here.befriend(ada, bob)
  const { reel_id, picture } = await publishReel(here, ada, { message: 'Dough', post_type: 'private' })
  await here.as(eve).isRefused('add_post', { message: 'Mine', reel_id }, 'reel_not_found')
  await here.as(eve).isRefused('add_post', { reel_id: 1_000_000 }, 'reel_not_found')
  const { recdata: post } = await here.as(bob).call('add_post', { reel_id: String(reel_id) })
  const { post_id } = post
  assert.deepEqual(
    [post.message, post.reel_id, post.reel?.full_name, post.reel?.message],
    ['', reel_id, 'Ada', 'Dough'],
  )
  const seen = async (person: Person) => {
    const { recdata } = await here.as(person).call('timeline', {})
    const found = recdata.find((each) => each.post_id === post_id)
    const { recdata: detail } = await here.as(person).call('post_detail', { post_id })
    assert.deepEqual(unsigned([detail.reel_id, detail.reel]), unsigned([found?.reel_id, found?.reel]))
    return [found?.reel_id, found?.reel?.reel_id ?? null]
  }
  assert.deepEqual(
    [await seen(ada), await seen(bob), await seen(eve)],
    [
      [reel_id, reel_id],
      [reel_id, reel_id],
      [reel_id, null],
    ],
  )
  assert(picture)
  await here.as(ada).call('edit_reel', { reel_id, message: 'For all' })
  const { reel } = (await here.as(eve).call('post_detail', { post_id })).recdata
  assert.deepEqual([reel?.message, reel?.picture?.sources.length], ['For all', picture.sources.length])

  // Editing the text keeps the reel; a repost shows it, too.
  await here.as(bob).call('edit_post', { post_id, message: 'Look!' })
  await here.as(bob).call('edit_post', { post_id, message: '' })
  const { recdata: reminded } = await here.as(eve).call('repost', { post_id })
  assert.equal(reminded.reel?.reel_id, reel_id)

  await here.as(ada).call('delete_reel', { reel_id })
  for (const person of [ada, bob, eve]) assert.deepEqual(await seen(person), [reel_id, null])
  await here.as(ada).call('reel_restore', { reel_id })
  assert.deepEqual(await seen(eve), [reel_id, reel_id])
  await here.block(ada, eve)
  assert.deepEqual(await seen(eve), [reel_id, null])
  await here.platform.database.pool.query('delete from reels where id = $1', [reel_id])
  assert.deepEqual(await seen(bob), [reel_id, null])
})

test('a page of posts is one statement more where some show reels, and none where none does', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const count = async () => {
    // Fills the caches.
    await here.as(ada).call('timeline', { limit: 2 })
    return statementsOfRead(here.platform, () => here.as(ada).call('timeline', { limit: 2 }))
  }
  for (const message of ['One', 'Two']) await here.as(ada).call('add_post', { message })
  const plain = await count()
  for (const message of ['Three', 'Four'])
    await here.as(ada).call('add_post', { message, reel_id: await putReel(here, ada) })
  assert.equal((await count()) - plain, 1)
})
