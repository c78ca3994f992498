import assert from 'node:assert/strict'
import { test } from 'node:test'
import { world } from '../../../test/world.ts'

test('not yours to see looks exactly like not there', async () => {
  const { as, person, befriend } = await world()
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  await befriend(ada, bob)
  const { recdata } = await as(ada).call('add_post', { message: 'for friends', post_type: 'private' })
  assert.equal(
    (await as(bob).call('post_detail', { post_id: String(recdata.post_id) })).recdata.message,
    'for friends',
  )
  const hidden = await as(eve).isRefused('post_detail', { post_id: recdata.post_id }, 'post_not_found')
  const missing = await as(eve).isRefused('post_detail', { post_id: 999_999 }, 'post_not_found')
  assert.deepEqual(hidden.body, missing.body)
  assert.equal(hidden.status, 404)
})
