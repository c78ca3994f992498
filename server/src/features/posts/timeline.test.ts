import assert from 'node:assert/strict'
import { test } from 'node:test'
import { world } from '../../../test/world.ts'

test('the feed shows everybody’s public posts, newest first', async () => {
  const { as, person } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const first = await as(bob).call('add_post', { message: 'first' })
  const second = await as(ada).call('add_post', { message: 'second' })
  const { recdata } = await as(ada).call('timeline', { limit: 2 })
  assert.deepEqual(
    recdata.map((post) => post.post_id),
    [second.recdata.post_id, first.recdata.post_id],
  )
  assert.equal(recdata[1]?.full_name, 'Bob')
})
