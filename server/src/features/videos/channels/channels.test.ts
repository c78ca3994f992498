/** Creating, changing, deleting and finding channels, and subscribing to them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '@commons/contract/all.ts'
import { mostChannels } from '@commons/contract/shared/channel.ts'
import { jpeg, png } from '../../../../test/files/pictures.ts'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { makeWorld, world } from '../../../../test/world.ts'
import { removeDeletedChannels } from './channels.purge.ts'
import { removeDeletedVideos } from '../videos.purge.ts'
import { sql } from 'kysely'

test('channels are for members alone', async () => {
  const here = await world()
  const calls = Object.keys(pages['videos/channels']).filter((name) => /^[a-z_]+$/.test(name))
  assert.equal(calls.length, 11)
  for (const call of calls) {
    const { status, body } = await here.as().send(call, { channel_id: 1, channel_name: 'Mine' })
    assert.deepEqual([status, body['error']], [401, 'session_unknown'], call)
  }
})

test('a member has several channels, each with a name, a handle, pictures and links', async () => {
  const { as, person, url } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const key = { idempotency_key: 'a channel of mine' }
  const said = { channel_name: ' Žluťoučký kůň ', about: 'Horses', links: 'https://example.org/a\n\n' }
  const files = { file: await jpeg(300, 300), banner: await jpeg(1500, 500) }
  const { recdata: first, message } = await as(ada).call('create_channel', { ...said, ...key }, files)
  assert.equal(message, 'Channel created')
  assert.deepEqual(
    [first.name, first.handle, first.about, first.links, first.user_id, first.username],
    ['Žluťoučký kůň', 'zlutoucky_kun', 'Horses', ['https://example.org/a'], ada.id, ada.username],
  )
  assert.deepEqual([first.subscriber_count, first.is_subscribed, first.video_count], [0, 0, 0])
  for (const picture of [first.file, first.banner]) assert.equal((await fetch(url + picture)).status, 200)
  assert.equal((await as(ada).call('create_channel', { ...said, ...key }, files)).recdata.id, first.id)

  const same = (await as(bob).call('create_channel', { channel_name: 'žluťoučký KŮŇ' })).recdata
  assert.equal(same.handle, 'zlutoucky_kun_2')
  const third = (await as(ada).call('create_channel', { channel_name: '馬', handle: '@Horses.2' })).recdata
  assert.deepEqual([third.handle, third.file, third.banner], ['horses.2', null, null])
  const { response } = await as(ada).call('get_channels', {})
  assert.deepEqual(
    response.map(({ id }) => id),
    [first.id, third.id],
  )
  // What its owner is and decides concerns those who run it alone.
  const seen = { ...first, role: null, comment_hold: null }
  assert.deepEqual((await as(bob).call('get_channel', { channel_id: String(first.id) })).response, seen)
  assert.deepEqual((await as(bob).call('get_channel_details', { channel_id: first.id })).data, seen)
  const all = await as(bob).call('get_all_channels', { limit: 2 })
  assert.deepEqual(
    all.response.map(({ id }) => id),
    [third.id, same.id],
  )
  const rest = await as(bob).call('get_all_channels', { limit: 2, before: all.next })
  assert.deepEqual(
    rest.response.map(({ id }) => id),
    [first.id],
  )
})

test('what makes no channel is refused', async () => {
  const { as, person, platform } = await world()
  const ada = await person('Ada')
  await makeChannel(await world(), ada, 'Taken name')
  const wrong: ReadonlyArray<readonly [object, string, string]> = [
    [{ channel_name: ' ' }, 'channel_name', 'Enter a name'],
    [{ channel_name: 'x'.repeat(81) }, 'channel_name', 'A name can have up to 80 characters'],
    [{ handle: 'a b' }, 'handle', 'Use 3 to 30 letters a to z, digits, dots or underscores'],
    [{ handle: '._.' }, 'handle', 'Use 3 to 30 letters a to z, digits, dots or underscores'],
    [{ links: ['javascript:alert(1)'] }, 'links', 'Enter web addresses that start with https://'],
    [{ links: ['https://x'] }, 'links', 'Enter web addresses that start with https://'],
    [
      { links: ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => `https://${each}.org`) },
      'links',
      'A channel can show up to 5 links',
    ],
  ]
  for (const [input, field, text] of wrong) {
    const { body } = await as(ada).send('create_channel', { channel_name: 'Fine', ...input })
    assert.equal((body['fields'] as Record<string, string>)[field], text, JSON.stringify(input))
  }
  await as(ada).isRefused('create_channel', { channel_name: 'x', handle: 'taken_name' }, 'handle_taken')
  await as(ada).isRefused('create_channel', { channel_name: 'x' }, 'file_kind_unsupported', {
    file: new Blob(['no picture']),
  })
  const { db } = platform.database
  await sql`
    insert into channels (owner_id, name, handle)
    select ${ada.id}, 'one of many', 'many' || i from generate_series(2, ${mostChannels}::int) as i`.execute(
    db,
  )
  await as(ada).isRefused('create_channel', { channel_name: 'One more' }, 'too_many_channels')
})

test('only its owner changes a channel; what is missing stays', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { id: channel_id, handle } = await makeChannel(here, ada, 'Before')
  const picture = { file: await png(300, 300) }
  const input = { channel_id, about: 'New', file_x: 0, file_y: 0, file_width: 100, file_height: 100 }
  await as(bob).isRefused('update_channel', input, 'channel_not_found', picture)
  const { recdata } = await as(ada).call('update_channel', input, picture)
  assert.deepEqual([recdata.name, recdata.handle, recdata.about], ['Before', handle, 'New'])
  assert(recdata.file)
  const renamed = await as(ada).call('update_channel', { channel_id, channel_name: 'After', removes_file: 1 })
  assert.deepEqual(
    [renamed.recdata.name, renamed.recdata.about, renamed.recdata.file],
    ['After', 'New', null],
  )
  const other = await makeChannel(here, bob, 'Other')
  await as(ada).isRefused('update_channel', { channel_id, handle: other.handle }, 'handle_taken')
  assert.equal((await as(ada).call('update_channel', { channel_id, handle })).recdata.handle, handle)
})

test('a deleted channel takes its videos along, and brings them back', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const channel = await makeChannel(here, ada)
  const channel_id = channel.id
  const [kept, gone] = [await putVideo(here, channel), await putVideo(here, channel)]
  await as(ada).call('delete_video', { video_id: gone })
  assert.equal((await as(bob).call('get_channel', { channel_id })).response.video_count, 1)
  await as(bob).isRefused('delete_channel', { channel_id }, 'channel_not_found')
  const { message } = await as(ada).call('delete_channel', { channel_id })
  assert.equal(message, 'Channel deleted')
  for (const who of [ada, bob]) {
    await as(who).isRefused('get_channel', { channel_id }, 'channel_not_found')
    await as(who).isRefused('get_channel_details', { channel_id }, 'channel_not_found')
    await as(who).isRefused('get_video', { video_id: kept }, 'video_not_found')
    await as(who).isRefused('toggle_subscription', { channel_id }, 'channel_not_found')
  }
  await as(ada).isRefused('restore_video', { video_id: gone }, 'video_not_found')
  await as(bob).isRefused('restore_channel', { channel_id }, 'channel_not_found')
  const { recdata } = await as(ada).call('restore_channel', { channel_id })
  assert.equal(recdata.video_count, 1)
  await as(bob).call('get_video', { video_id: kept })
  await as(bob).isRefused('get_video', { video_id: gone }, 'video_not_found')
  await as(ada).isRefused('restore_channel', { channel_id }, 'channel_not_found')
})

test('there is room for a restored channel', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const { id: channel_id } = await makeChannel(here, ada)
  await here.as(ada).call('delete_channel', { channel_id })
  await sql`
    insert into channels (owner_id, name, handle)
    select ${ada.id}, 'one of many', 'many' || i from generate_series(1, ${mostChannels}::int) as i`.execute(
    here.platform.database.db,
  )
  await here.as(ada).isRefused('restore_channel', { channel_id }, 'too_many_channels')
})

test('after 30 days a deleted channel and its videos are gone', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { db } = here.platform.database
  const channel = await makeChannel(here, ada)
  await putVideo(here, channel)
  await here.as(bob).call('toggle_subscription', { channel_id: channel.id })
  await here.as(ada).call('delete_channel', { channel_id: channel.id })
  const left = async () => {
    for (const job of [removeDeletedVideos, removeDeletedChannels]) await job(here.platform).work({})
    const { rows } = await sql<{ many: number }>`
      select (select count(*) from channels)::int + (select count(*) from videos)::int
        + (select count(*) from objects)::int + (select count(*) from channel_subscriptions)::int as many`.execute(
      db,
    )
    return rows[0]?.many
  }
  assert.equal(await left(), 4)
  await sql`update channels set deleted_at = deleted_at - interval '31 days'`.execute(db)
  await sql`update videos set deleted_at = deleted_at - interval '31 days'`.execute(db)
  assert.equal(await left(), 0)
})

test('members subscribe and unsubscribe; the count is exact, also of many at once', async () => {
  const here = await makeWorld()
  const { as, person, block } = here
  const [ada, bob, cyd] = [await person('Ada'), await person('Bob'), await person('Cyd')]
  const { id: channel_id } = await makeChannel(here, ada, 'One')
  const other = await makeChannel(here, ada, 'Two')
  const toggle = async (who = bob, channel = channel_id) =>
    (await as(who).call('toggle_subscription', { channel_id: channel })).data
  assert.deepEqual(await toggle(), { channel_id, is_subscribed: 1, subscriber_count: 1 })
  assert.deepEqual(await toggle(), { channel_id, is_subscribed: 0, subscriber_count: 0 })
  await Promise.all([toggle(bob), toggle(cyd), toggle(cyd, other.id)])
  await toggle(bob, other.id)
  const { response } = await as(bob).call('get_subscriptions', { limit: 1 })
  assert.deepEqual(
    response.map(({ name, is_subscribed, subscriber_count }) => [name, is_subscribed, subscriber_count]),
    [['Two', 1, 2]],
  )
  const { next } = await as(bob).call('get_subscriptions', { limit: 1 })
  const rest = await as(bob).call('get_subscriptions', { limit: 5, before: next })
  assert.deepEqual(
    rest.response.map(({ name }) => name),
    ['One'],
  )
  await as(ada).isRefused('toggle_subscription', { channel_id }, 'not_oneself')
  assert.equal((await as(ada).call('get_channel', { channel_id })).response.subscriber_count, 2)
  await block(ada, bob)
  await as(bob).isRefused('toggle_subscription', { channel_id }, 'channel_not_found')
  await as(bob).isRefused('get_channel', { channel_id }, 'channel_not_found')
  assert.deepEqual((await as(bob).call('get_subscriptions', {})).response, [])
  assert.deepEqual((await as(bob).call('get_all_channels', {})).response, [])
  await here.platform.database.db.deleteFrom('members').where('id', '=', cyd.id).execute()
  assert.equal((await as(ada).call('get_channel', { channel_id })).response.subscriber_count, 1)
})
