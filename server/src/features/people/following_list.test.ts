import assert from 'node:assert/strict'
import { test } from 'node:test'
import { world } from '../../../test/world.ts'

test('lists everybody whom one follows, friends or not, until one follows them no longer', async () => {
  const here = await world()
  const [ada, bob, carol] = [await here.person('Ada'), await here.person('Bob'), await here.person('Carol')]
  await here.befriend(ada, bob)
  await here.follow(ada, carol)
  const followed = async () => {
    const { recdata } = await here.as(ada).call('following_list', {})
    return recdata.map(({ full_name, is_following, follows_me }) => ({ full_name, is_following, follows_me }))
  }
  const ofBob = { full_name: 'Bob', is_following: 1, follows_me: 1 }
  assert.deepEqual(await followed(), [{ full_name: 'Carol', is_following: 1, follows_me: 0 }, ofBob])
  await here.as(ada).call('unfollow', { following_id: carol.id })
  assert.deepEqual(await followed(), [ofBob])
})
