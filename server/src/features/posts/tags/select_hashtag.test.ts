import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeWorld } from '../../../../test/world.ts'

test('the tags of one’s last posts as one wrote them, then those that one follows, each once', async () => {
  const { as, person } = await makeWorld()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  await as(bob).call('add_post', { message: 'theirs', hashtag: 'of-bob,Shared' })
  await as(ada).call('add_hashtag', { hashtag: 'first' })
  await as(ada).call('add_hashtag', { hashtag: 'shared' })
  await as(ada).call('add_hashtag', { hashtag: 'second' })
  await as(ada).call('add_post', { message: 'older', hashtag: 'old' })
  await as(ada).call('add_post', { message: 'private', hashtag: 'MySecret', post_type: 'private' })
  await as(ada).call('add_post', { message: 'newer', hashtag: 'shared' })
  const { post_id } = (await as(ada).call('add_post', { message: 'gone', hashtag: 'gone' })).recdata
  await as(ada).call('post_delete', { post_id })
  const { hashtags } = await as(ada).call('select_hashtag', {})
  assert.deepEqual(
    hashtags.map(({ hashtag, post_count, hashtag_id }) => [hashtag, post_count, hashtag_id !== null]),
    [
      ['shared', 2, true],
      ['MySecret', 0, false],
      ['old', 1, false],
      ['second', 0, true],
      ['first', 0, true],
    ],
  )
})

test('they are at most twenty', async () => {
  const { as, person } = await makeWorld()
  const ada = await person('Ada')
  for (let i = 0; i < 6; i++) {
    await as(ada).call('add_post', {
      message: 'tagged',
      hashtag: [1, 2, 3, 4].map((n) => `t${i}x${n}`).join(),
    })
  }
  const { hashtags } = await as(ada).call('select_hashtag', {})
  assert.equal(hashtags.length, 20)
  assert(hashtags[0]?.hashtag.startsWith('t5x'))
})
