/** Changing several videos at once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { play } from '../../../test/races.ts'
import { makeChannel, putVideo } from '../../../test/scenes/videos-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'

async function scene() {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const channel = await makeChannel(here, ada)
  const ids = [await putVideo(here, channel), await putVideo(here, channel, { visibility: 'private' })]
  const other = await putVideo(here, await makeChannel(here, bob))
  const visibilities = async () =>
    (await here.as(ada).call('get_videos_by_channel_id', { channel_id: channel.id })).videos.map(
      ({ visibility }) => visibility,
    )
  return { here, as: here.as, ada, bob, channel, ids, other, visibilities }
}

test('several videos are shown to others or hidden at once; those of others are named', async () => {
  const { as, ada, bob, channel, ids, other, visibilities } = await scene()
  const video_ids = [...ids, other, 999_999]
  const set = async (visibility: string) =>
    (await as(ada).call('update_videos', { video_ids, visibility })).recdata
  assert.deepEqual(await set('Unlisted'), { video_ids: ids, refused_ids: [other, 999_999] })
  assert.deepEqual(await visibilities(), ['Unlisted', 'Unlisted'])
  await set('Public')
  const seen = async () =>
    (await as(bob).call('get_videos_by_channel_id', { channel_id: channel.id })).videos.map(
      ({ video_id }) => video_id,
    )
  // The one that was never public is new.
  assert.deepEqual(await seen(), ids.toReversed())
  const date = (await as(bob).call('get_video', { video_id: ids[0] ?? 0 })).response.created_at
  await set('private')
  assert.deepEqual(await seen(), [])
  for (const video_id of ids) await as(bob).isRefused('get_video', { video_id }, 'video_not_found')
  await set('Public')
  assert.equal((await as(bob).call('get_video', { video_id: ids[0] ?? 0 })).response.created_at, date)
  assert.equal((await as(bob).call('get_video', { video_id: other })).response.visibility, 'Public')
  // A schedule ends with it.
  const publish_at = new Date(Date.now() + 1e9).toISOString()
  await as(ada).call('update_video', { video_id: ids[0] ?? 0, visibility: 'Scheduled', publish_at })
  await set('Private')
  assert.deepEqual(await visibilities(), ['Private', 'Private'])
})

test('several videos are for paying members at once: others see that they exist, and new ones are told', async () => {
  const { as, ada, bob, channel, ids, visibilities } = await scene()
  const price = { channel_id: channel.id, title: 'Friends', price: '5' } as const
  await as(ada).call('set_channel_tier', price)
  await as(ada).call('update_videos', { video_ids: ids, visibility: 'Members' })
  assert.deepEqual(await visibilities(), ['Members', 'Members'])
  const { videos } = await as(bob).call('get_videos_by_channel_id', { channel_id: channel.id })
  assert.deepEqual(
    videos.map(({ video_id, is_locked, join_price }) => [video_id, is_locked, join_price]),
    ids.toReversed().map((id) => [id, 1, '5']),
  )
  for (const video_id of ids) await as(bob).isRefused('video_stats', { video_id }, 'video_not_found')
})

test('several videos are deleted and restored at once', async () => {
  const { as, ada, bob, channel, ids, other, visibilities } = await scene()
  const remove = (who: Person, video_ids: number[]) => as(who).call('delete_videos', { video_ids })
  assert.deepEqual((await remove(bob, ids)).recdata, { video_ids: [], refused_ids: ids })
  assert.deepEqual((await remove(ada, [...ids, other])).recdata, { video_ids: ids, refused_ids: [other] })
  assert.deepEqual(await visibilities(), [])
  assert.equal((await as(ada).call('get_channel', { channel_id: channel.id })).response.video_count, 0)
  assert.deepEqual((await remove(ada, ids)).recdata, { video_ids: [], refused_ids: ids })
  const back = await as(ada).call('restore_videos', { video_ids: ids })
  assert.deepEqual(back.recdata, { video_ids: ids, refused_ids: [] })
  assert.deepEqual(await visibilities(), ['Private', 'Public'])
  // Those of a deleted channel come back with it.
  await as(ada).call('delete_channel', { channel_id: channel.id })
  assert.deepEqual((await as(ada).call('restore_videos', { video_ids: ids })).recdata.video_ids, [])
})

test('who runs a channel with its owner changes its videos as their role allows', async () => {
  const { as, ada, bob, channel, ids } = await scene()
  const of = { channel_id: channel.id, member_user_id: bob.id }
  await as(ada).call('add_collaborator', { ...of, role: 'editor' })
  const hide = async () =>
    (await as(bob).call('update_videos', { video_ids: ids, visibility: 'Private' })).recdata
  const remove = async () => (await as(bob).call('delete_videos', { video_ids: ids })).recdata.video_ids
  assert.deepEqual((await hide()).video_ids, [])
  await as(bob).call('accept_collaboration', { channel_id: channel.id })
  assert.deepEqual((await hide()).video_ids, ids)
  assert.deepEqual(await remove(), [])
  await as(ada).call('update_collaborator', { ...of, role: 'manager' })
  assert.deepEqual(await remove(), ids)
})

test('what is no list of at most 50 videos is refused', async () => {
  const { as, ada } = await scene()
  for (const video_ids of [[], Array.from({ length: 51 }, (_, i) => i + 1), 'all', [0]])
    for (const call of ['update_videos', 'delete_videos', 'restore_videos'])
      assert.equal(
        (await as(ada).send(call, { video_ids, visibility: 'Public' })).body['error'],
        'invalid_fields',
      )
  const scheduled = await as(ada).send('update_videos', { video_ids: [1], visibility: 'Scheduled' })
  assert.equal(scheduled.body['error'], 'invalid_fields')
  for (const call of ['update_videos', 'delete_videos', 'restore_videos'])
    assert.equal(
      (await as().send(call, { video_ids: [1], visibility: 'Public' })).body['error'],
      'session_unknown',
    )
})

interface Racing {
  readonly ada: Person
  readonly ids: number[]
}
const hideAll = ({ ada, ids }: Racing, here: World) =>
  here.as(ada).send('update_videos', { video_ids: ids, visibility: 'Private' })

for (const [what, beside] of Object.entries({
  'one of them is edited': ({ ada, ids: [video_id] }: Racing, here: World) =>
    here.as(ada).send('update_video', { video_id, title: 'Anew', visibility: 'Unlisted' }),
  'they are deleted the other way round': ({ ada, ids }: Racing, here: World) =>
    here.as(ada).send('delete_videos', { video_ids: ids.toReversed() }),
}))
  test(`several are hidden while ${what}: it ends as one after the other`, async () => {
    await play<Racing>({
      async open(here) {
        const ada = await here.person('Ada')
        const channel = await makeChannel(here, ada)
        return { ada, ids: [await putVideo(here, channel), await putVideo(here, channel)] }
      },
      calls: [hideAll, beside],
      async stored({ ids }, { platform }) {
        const { rows } = await sql`
          select vd.visibility, vd.title, vd.deleted_at is null as there, n.videos
          from videos vd join channel_counts n on n.channel_id = vd.channel_id
          where vd.id = any (${ids}::bigint[]) order by vd.place`.execute(platform.database.db)
        return rows
      },
      hold: ({ ids }) => sql`select from videos where id = any (${ids}::bigint[]) for update`,
      rounds: 4,
    })
  })
