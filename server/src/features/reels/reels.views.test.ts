/** A view counts once per member and day, even under concurrent calls, with the furthest point reached. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { putReel } from '../../../test/scenes/reels-scene.ts'
import { addCrowd } from '../../../test/scenes/surveys-scene.ts'
import { world } from '../../../test/world.ts'
import { views as counting } from './reels.discussion.ts'

test('a view counts once a member and day, and never one’s own or of what one does not see', async () => {
  const here = await world()
  const { as, person, block } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  await block(ada, eve)
  const reel_id = await putReel(here, ada)
  const hidden = await putReel(here, ada, { post_type: 'private' })
  const views = async (id = reel_id) => (await as(ada).call('reel_by_id', { reel_id: id })).reel.view_count
  for (const who of [bob, bob, ada, eve]) await as(who).call('record_reel_view', { reel_id })
  await as(bob).call('record_reel_view', { reel_id, idempotency_key: 'the same once more' })
  await as(bob).call('record_reel_view', { reel_id: hidden })
  await as(bob).call('record_reel_view', { reel_id: 1_000_000 })
  assert.deepEqual([await views(), await views(hidden)], [1, 0])
  await sql`update object_views set day = day - 1`.execute(here.platform.database.db)
  await as(bob).call('record_reel_view', { reel_id })
  assert.equal(await views(), 2)
})

test('its author learns how far a reel is watched', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob, cyd] = [await person('Ada'), await person('Bob'), await person('Cyd')]
  const reel_id = await putReel(here, ada)
  const watched = async () => (await as(ada).call('reel_by_id', { reel_id })).reel.watched
  for (const percent of ['20', 55, 5]) await as(bob).call('reel_watched', { reel_id, percent })
  assert.deepEqual(await watched(), { count: 1, average: 60, tenths: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0] })
  await as(bob).call('record_reel_view', { reel_id })
  await as(cyd).call('record_reel_view', { reel_id })
  await as(cyd).call('reel_watched', { reel_id, percent: 100 })
  assert.deepEqual(await watched(), { count: 2, average: 80, tenths: [0, 0, 0, 0, 0, 1, 0, 0, 0, 1] })
  assert.equal((await as(bob).call('reel_by_id', { reel_id })).reel.watched, null)
  for (const percent of [-1, 101, 'much', null]) {
    const { body } = await as(bob).send('reel_watched', { reel_id, percent })
    assert.equal(body['error'], 'invalid_fields')
  }
})

test('a thousand who watch at once are counted exactly, by few statements', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { db } = here.platform.database
  const crowd = await addCrowd(here, 1_000)
  const reels = [await putReel(here, ada), await putReel(here, ada)]
  const gone = crowd.at(-1) ?? 0
  await Promise.all([
    ...crowd.flatMap((member) =>
      reels.flatMap((object) => [
        counting.add(db, { member, object, tenth: null, isView: true }),
        counting.add(db, { member, object, tenth: 1 + (member % 10), isView: false }),
      ]),
    ),
    ...reels.map((object) => counting.add(db, { member: 1_000_000_000, object, tenth: null, isView: true })),
    sql`delete from members where id = ${gone}`.execute(db),
  ])
  const { rows } = await sql<{ views: number; watched: number }>`
    select views, (select sum(each)::int from unnest(tenths) as each) as watched from view_counts
    where object_id = any (${reels}::bigint[])`.execute(db)
  // The member who left at that moment may have been counted before.
  for (const { views, watched } of rows) {
    assert(views === 1_000 || views === 999)
    assert.equal(watched, views)
  }
  assert.equal(rows.length, 2)
})
