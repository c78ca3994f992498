/** What a member has subscribed to: its order, its newest videos, and groups of channels. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostSubscriptionGroups } from '@commons/contract/shared/channel.ts'
import type { SubscriptionOrder } from '@commons/contract/videos/subscriptions.ts'
import { sql } from 'kysely'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

/** Bob is subscribed to three channels of Ada’s, the last one first. */
async function subscribed(here: World, ada: Person, bob: Person, ...names: string[]) {
  const channels = []
  for (const name of names) channels.push(await makeChannel(here, ada, name))
  for (const { id } of channels) await here.as(bob).call('toggle_subscription', { channel_id: id })
  return channels
}

test('subscriptions are ordered by time, name, newest video, and what was watched most', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const [wood, bread, yarn] = await subscribed(here, ada, bob, 'Wood', 'bread', 'Yarn')
  assert(wood && bread && yarn)
  const ofWood = [await putVideo(here, wood), await putVideo(here, wood)]
  const ofYarn = await putVideo(here, yarn)
  await putVideo(here, bread, { visibility: 'private' })
  for (const video_id of [...ofWood, ofYarn]) await as(bob).call('video_watched', { video_id, seconds: 20 })
  const names = async (sort?: SubscriptionOrder) => {
    const asked = sort ? { sort } : {}
    const first = await as(bob).call('get_subscriptions', { ...asked, limit: 2 })
    const rest = await as(bob).call('get_subscriptions', { ...asked, limit: 2, before: first.next })
    return [...first.response, ...rest.response].map(({ name }) => name)
  }
  assert.deepEqual(await names(), ['Yarn', 'bread', 'Wood'])
  assert.deepEqual(await names('name'), ['bread', 'Wood', 'Yarn'])
  assert.deepEqual(await names('newest'), ['Yarn', 'Wood', 'bread'])
  assert.deepEqual(await names('watched'), ['Wood', 'Yarn', 'bread'])
  const { body } = await as(bob).send('get_subscriptions', { sort: 'loudest' })
  assert.deepEqual(body['fields'], { sort: 'Must be latest, name, newest or watched' })
})

test('the videos of subscriptions are listed newest first, all or of a group', async () => {
  const here = await world()
  const { as, person, block } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const [wood, bread] = await subscribed(here, ada, bob, 'Wood', 'Bread')
  const [hers] = await subscribed(here, eve, bob, 'Eve’s')
  assert(wood && bread && hers)
  const [one, two, three] = [
    await putVideo(here, wood),
    await putVideo(here, bread),
    await putVideo(here, wood),
  ]
  const foreign = await putVideo(here, hers)
  await putVideo(here, bread, { visibility: 'unlisted' })
  await putVideo(here, await makeChannel(here, ada, 'Another'))
  const listed = async (input: object = {}) => {
    const first = await as(bob).call('get_subscription_videos', { ...input, limit: 2 })
    const rest = await as(bob).call('get_subscription_videos', { ...input, limit: 2, before: first.next })
    return [...first.videos, ...(first.next ? rest.videos : [])].map(({ video_id }) => video_id)
  }
  assert.deepEqual(await listed(), [foreign, three, two, one])
  await block(eve, bob)
  assert.deepEqual(await listed(), [three, two, one])
  const group = await as(bob).call('create_subscription_group', { name: 'Loud', channel_id: wood.id })
  const { subscription_group_id } = group.recdata
  assert.deepEqual(await listed({ subscription_group_id }), [three, one])
  const { response } = await as(bob).call('get_subscriptions', { subscription_group_id, sort: 'name' })
  assert.deepEqual(
    response.map(({ name }) => name),
    ['Wood'],
  )
  // Nobody else’s.
  for (const call of ['get_subscriptions', 'get_subscription_videos'] as const)
    await as(ada).isRefused(call, { subscription_group_id }, 'subscription_group_not_found')
})

test('groups have channels that the member has subscribed to, and only the member sees them', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const [wood, bread] = await subscribed(here, ada, bob, 'Wood', 'Bread')
  assert(wood && bread)
  const created = { name: ' Kitchen ', channel_id: bread.id, idempotency_key: 'a group of mine' }
  const { recdata } = await as(bob).call('create_subscription_group', created)
  const { subscription_group_id } = recdata
  assert.deepEqual(recdata, { subscription_group_id, name: 'Kitchen', channel_count: 1, has_channel: 0 })
  const again = await as(bob).call('create_subscription_group', created)
  assert.equal(again.recdata.subscription_group_id, subscription_group_id)
  const of = { subscription_group_id }
  const toggle = async (channel_id: number) =>
    (await as(bob).call('toggle_subscription_group', { ...of, channel_id })).recdata
  assert.deepEqual(await toggle(wood.id), { ...of, channel_id: wood.id, has_channel: 1, channel_count: 2 })
  assert.deepEqual(await toggle(bread.id), { ...of, channel_id: bread.id, has_channel: 0, channel_count: 1 })
  const groups = async (viewer: Person) =>
    (await as(viewer).call('get_subscription_groups', { channel_id: wood.id })).response.map(
      ({ name, channel_count, has_channel }) => [name, channel_count, has_channel],
    )
  assert.deepEqual([await groups(bob), await groups(ada)], [[['Kitchen', 1, 1]], []])

  await as(bob).isRefused('create_subscription_group', { name: 'kitchen' }, 'subscription_group_taken')
  const other = (await as(bob).call('create_subscription_group', { name: 'A' })).recdata.subscription_group_id
  const taken = { subscription_group_id: other, name: 'KITCHEN' }
  await as(bob).isRefused('update_subscription_group', taken, 'subscription_group_taken')
  const renamed = await as(bob).call('update_subscription_group', { ...of, name: 'KITCHEN' })
  assert.equal(renamed.recdata.name, 'KITCHEN')
  const unknown = await makeChannel(here, ada, 'Not subscribed')
  const foreign = { ...of, channel_id: unknown.id }
  await as(bob).isRefused('toggle_subscription_group', foreign, 'channel_not_found')
  await as(bob).isRefused(
    'create_subscription_group',
    { name: 'B', channel_id: unknown.id },
    'channel_not_found',
  )
  for (const [call, input] of [
    ['update_subscription_group', { ...of, name: 'x' }],
    ['delete_subscription_group', of],
    ['toggle_subscription_group', { ...of, channel_id: wood.id }],
  ] as const)
    await as(ada).isRefused(call, input, 'subscription_group_not_found')

  // Unsubscribing takes it out.
  await as(bob).call('toggle_subscription', { channel_id: wood.id })
  assert.deepEqual(await groups(bob), [
    ['A', 0, 0],
    ['KITCHEN', 0, 0],
  ])
  await as(bob).call('delete_subscription_group', of)
  assert.deepEqual(await groups(bob), [['A', 0, 0]])
  const { body } = await as(bob).send('create_subscription_group', { name: ' ' })
  assert.deepEqual(body['fields'], { name: 'Enter a name' })
})

test('there is room for so many groups', async () => {
  const here = await world()
  const bob = await here.person('Bob')
  await sql`
    insert into subscription_groups (member_id, name)
    select ${bob.id}, 'Group ' || i from generate_series(1, ${mostSubscriptionGroups}::int) as i`.execute(
    here.platform.database.db,
  )
  const one = { name: 'One more' }
  await here.as(bob).isRefused('create_subscription_group', one, 'too_many_subscription_groups')
})
