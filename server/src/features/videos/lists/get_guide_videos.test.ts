import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { makeWorld, world } from '../../../../test/world.ts'

test('the operator’s videos come in their order, as far as the caller sees them', async () => {
  const made = await world()
  const [ada, bob, eve] = [await made.person('Ada'), await made.person('Bob'), await made.person('Eve')]
  const channel = await makeChannel(made, ada)
  const ids = [await putVideo(made, channel), await putVideo(made, channel), await putVideo(made, channel)]
  const [first, second, secret] = ids
  await sql`update videos set visibility = 'private' where id = ${secret}`.execute(made.platform.database.db)
  await made.block(ada, eve)
  const here = await makeWorld({
    database: made.database,
    env: { BUY_ETH_VIDEOS: `${second}, 12, ${secret} ${first}` },
  })
  const seenBy = async (who: typeof ada) =>
    (await here.as(who).call('get_guide_videos', {})).response.videos.map(({ video_id }) => video_id)
  assert.deepEqual(await seenBy(bob), [second, first])
  assert.deepEqual(await seenBy(eve), [])
  // Where none are chosen, there are none: no sample.
  assert.deepEqual((await made.as(bob).call('get_guide_videos', {})).response, { videos: [] })
})
