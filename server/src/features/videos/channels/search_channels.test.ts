import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeChannel } from '../../../../test/scenes/videos-scene.ts'
import { world } from '../../../../test/world.ts'

test('channels are found by beginnings of their words, as far as they are seen, the largest first', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const small = await makeChannel(here, ada, 'Bread and rolls')
  const large = await makeChannel(here, ada, 'Breakfast at home')
  const gone = await makeChannel(here, ada, 'Breadcrumbs')
  await makeChannel(here, ada, 'Garden')
  await here.as(ada).call('delete_channel', { channel_id: gone.id })
  await here.as(bob).call('toggle_subscription', { channel_id: large.id })
  const found = async (search_term: string, who = bob) =>
    (await here.as(who).call('search_channels', { search_term })).response.map(({ id }) => id)
  assert.deepEqual(await found('BREA'), [large.id, small.id])
  assert.deepEqual(await found('bread rolls'), [small.id])
  for (const nothing of ['', ' ', '!?', 'xyzzy']) assert.deepEqual(await found(nothing), [])
  await here.block(eve, ada)
  assert.deepEqual(await found('brea', eve), [])
  await here.as(bob).isRefused('search_channels', { search_term: 'x'.repeat(500) }, 'invalid_fields')
})
