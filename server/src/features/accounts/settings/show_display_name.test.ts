import assert from 'node:assert/strict'
import { test } from 'node:test'
import { world } from '../../../../test/world.ts'

test('a member learns their own display name', async () => {
  const { as, person } = await world()
  const ada = await person('Ada Nováková')
  assert.equal((await as(ada).call('show_display_name', {})).display_name, 'Ada Nováková')
})

test('a key opens nothing under another member’s id', async () => {
  const { as, person } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  await as({ ...bob, apiKey: ada.apiKey }).isRefused('show_display_name', {}, 'session_unknown')
  await as({ ...ada, apiKey: `${ada.apiKey.slice(0, -1)}!` }).isRefused(
    'show_display_name',
    {},
    'session_unknown',
  )
})

test('a session that was not used for its days is over', async () => {
  const { as, person, platform } = await world()
  const ada = await person('Ada')
  await platform.database.db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('member_id', '=', ada.id)
    .execute()
  await as(ada).isRefused('show_display_name', {}, 'session_expired')
})
