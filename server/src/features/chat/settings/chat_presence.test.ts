import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPage } from '../../../../test/page.ts'
import { openPair } from '../../../../test/scenes/pair-scene.ts'
import { type Person, world } from '../../../../test/world.ts'

test('one sees when the other is there, and was last, unless either hides it', async () => {
  const here = await world()
  const { ada, bob, of, say } = await openPair(here)
  await say(bob, ada, 'hello')
  const seen = async (who: Person, friend: Person) => {
    const { is_online, last_seen } = await here.as(who).call('chat_presence', { friend_id: friend.id })
    return [is_online, last_seen === null]
  }
  const hers = await openPage(here, ada, [`presence:${bob.id}`])
  assert.deepEqual(await seen(ada, bob), [0, true])
  const his = await openPage(here, bob, [])
  await here.app.presence.flush()
  await hers.hearHint(`presence:${bob.id}`)
  assert.deepEqual(await seen(ada, bob), [1, true])
  assert.equal((await of(ada)).is_online, 1)

  await here.as(ada).call('update_chat_setting', { shows_presence: 0 })
  assert.deepEqual(
    [await seen(ada, bob), await seen(bob, ada)],
    [
      [0, true],
      [0, true],
    ],
  )
  await here.as(ada).call('update_chat_setting', { shows_presence: '1' })
  assert.deepEqual((await seen(bob, ada))[0], 1)

  his.leave()
  await his.whenClosed()
  const deadline = performance.now() + 5_000
  do await here.app.presence.flush(Date.now())
  while ((await seen(ada, bob))[0] === 1 && performance.now() < deadline)
  assert.deepEqual(await seen(ada, bob), [0, false])
  assert.notEqual((await of(ada)).last_seen, null)
  hers.leave()
})
