import assert from 'node:assert/strict'
import { test } from 'node:test'
import { widgets } from '@commons/contract/accounts/settings.ts'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

const shownTo = async ({ as }: World, person: Person) =>
  (await as(person).call('show_widgets', {})).recdata
    .filter(({ is_shown }) => is_shown === 1)
    .map(({ widget }) => widget)

test('every widget is shown, in order, until one is hidden; showing it again brings it to its place', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  assert.deepEqual(await shownTo(here, ada), [...widgets])
  await here.as(ada).call('update_widget', { widget: 'tags', is_shown: 0 })
  await here.as(ada).call('update_widget', { widget: 'tags', is_shown: 0 })
  assert.deepEqual(await shownTo(here, ada), [
    'suggested_channels',
    'follow_requests',
    'poll',
    'friends',
    'follows',
    'slogans',
  ])
  assert.deepEqual(await shownTo(here, bob), [...widgets])
  await here.as(ada).call('update_widget', { widget: 'tags', is_shown: 1 })
  assert.deepEqual(await shownTo(here, ada), [...widgets])
})

test('widgets that are hidden at once are all hidden', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await Promise.all(widgets.map((widget) => here.as(ada).call('update_widget', { widget, is_shown: 0 })))
  assert.deepEqual(await shownTo(here, ada), [])
})

test('what is no widget is refused, and only members have any', async () => {
  const here = await world()
  const { body } = await here
    .as(await here.person('Ada'))
    .isRefused('update_widget', { widget: 'weather' as 'tags', is_shown: 0 }, 'invalid_fields')
  assert.deepEqual(body['fields'], { widget: 'Choose one of the widgets in the list' })
  await isForMembersOnly(here, 'show_widgets', {})
  await isForMembersOnly(here, 'update_widget', { widget: 'tags', is_shown: 0 })
})
