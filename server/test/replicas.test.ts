/** Reads on a replica: nothing older than what was committed when they came, and nothing lost when it goes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testReplica } from './replica.ts'
import { until } from './until.ts'
import { makeWorld } from './world.ts'

test('a declared read is answered by the replica, and has the write before it', async () => {
  const replica = await testReplica()
  const world = await makeWorld({ replica })
  const { replicas } = world.platform
  await until(async () => replicas.up() === 1)
  replicas.patienceMs = 5_000
  const ada = await world.person('Ada')
  const { recdata } = await world.as(ada).call('add_post', { message: 'Hello', post_type: 'public' })
  const before = replicas.counts()
  const { recdata: posts } = await world.as(ada).call('timeline', {})
  assert.deepEqual(posts.map(({ post_id }) => post_id), [recdata.post_id])
  assert.equal(replicas.counts().replica, before.replica + 1)
})
