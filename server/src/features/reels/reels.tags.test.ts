/** Tags count the public reels that have them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishReel, putReel } from '../../../test/scenes/reels-scene.ts'
import { world } from '../../../test/world.ts'

test('a tag that only reels have is found, counts them, and goes with the last', async () => {
  const here = await world()
  const { as } = here
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const counts = async () => {
    const { tag } = await as(bob).call('hashtag_timeline', { hashtag: 'zqOven' })
    const { recdata: begun } = await as(bob).call('search_hashtag', { search: 'zqov' })
    const [shown] = (await as(bob).call('all_search', { search: 'zqov' })).hashtags
    const texts = [tag, begun[0], shown].map(
      (each) => each && `${each.hashtag} ${each.post_count} ${each.reel_count}`,
    )
    assert.equal(new Set(texts.map((text) => text ?? undefined)).size, 1)
    return texts[0] ?? null
  }
  const secret = await publishReel(here, ada, { hashtag: 'ZQOVEN', post_type: 'private' })
  assert.equal(await counts(), null)
  const { reel_id } = await publishReel(here, ada, { hashtag: 'zqOven,zqbread' })
  assert.equal(await counts(), 'zqOven 0 1')
  const other = await putReel(here, bob, { hashtags: ['zqoven'] })
  const { post_id } = (await as(bob).call('add_post', { message: 'x', hashtag: 'zqoven' })).recdata
  assert.equal(await counts(), 'zqOven 1 2')
  await as(ada).call('edit_reel', { reel_id: secret.reel_id, hashtag: 'zqoven', post_type: 'public' })
  assert.equal(await counts(), 'zqOven 1 3')
  await as(ada).call('edit_reel', { reel_id: secret.reel_id, hashtag: 'unlike' })
  await as(bob).call('post_delete', { post_id })
  assert.equal(await counts(), 'zqOven 0 2')
  await as(bob).call('delete_reel', { reel_id: other })
  await as(ada).call('delete_reel', { reel_id })
  assert.equal(await counts(), null)
  await as(ada).call('reel_restore', { reel_id })
  assert.equal(await counts(), 'zqOven 0 1')
  await here.platform.database.pool.query('delete from reels where author_id = $1', [ada.id])
  assert.equal(await counts(), null)
})

test('reels with the same tags are published and deleted at once, and all are counted', async () => {
  const here = await world()
  const people = await Promise.all(['Ada', 'Bob', 'Eve', 'Cyd'].map((name) => here.person(name)))
  const tags = ['zqa', 'zqb', 'zqc']
  const made = await Promise.all(
    people.flatMap((who, nth) =>
      [0, 1, 2].map(async (turn) => {
        const hashtags = nth % 2 === 0 ? tags : tags.toReversed()
        const reel_id = await putReel(here, who, { hashtags })
        if (turn === 0) await here.as(who).call('delete_reel', { reel_id })
        if (turn === 1) await here.as(who).call('edit_reel', { reel_id, hashtag: 'zqc,zqa' })
      }),
    ),
  )
  assert.equal(made.length, 12)
  const { recdata } = await here.as(people[0]).call('search_hashtag', { search: 'zq' })
  const counted = Object.fromEntries(recdata.map(({ hashtag, reel_count }) => [hashtag, reel_count]))
  assert.deepEqual([counted['zqa'], counted['zqb'], counted['zqc']], [8, 4, 8])
})
