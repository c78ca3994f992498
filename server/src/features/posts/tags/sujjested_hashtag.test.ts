import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeWorld } from '../../../../test/world.ts'

test('the tags that are used most these days, at most ten, and none that one has muted', async () => {
  const { as, person, platform } = await makeWorld()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  for (let i = 0; i < 4; i++) await as(ada).call('add_post', { message: 'then', hashtag: 'yesteryear' })
  // As if 60 days had passed: the unit of heat is three days.
  await platform.database.pool.query(`update hashtags set heat = heat - 20`)
  for (const hashtag of ['now,a,b,c,d', 'now,e,f,g,h', 'i']) {
    await as(ada).call('add_post', { message: 'now', hashtag })
  }
  const suggested = async (who: typeof ada) =>
    (await as(who).call('sujjested_hashtag', {})).recdata.map(({ hashtag }) => hashtag)
  const all = await suggested(bob)
  assert.equal(all.length, 10)
  assert.equal(all[0], 'now')
  assert(!all.includes('yesteryear'), 'what was used more, long ago, is colder')

  const { recdata } = await as(bob).call('add_mute', { mute_type: 'tag', word: '#NOW' })
  assert(!(await suggested(bob)).includes('now'))
  assert((await suggested(bob)).includes('yesteryear'), 'another one takes its place')
  assert((await suggested(ada)).includes('now'), 'it is one’s own mute')
  await as(bob).call('delete_mute', { mute_id: recdata.mute_id })
  assert((await suggested(bob)).includes('now'))
})

test('deleting and restoring does not warm a tag, nor does hiding a post and showing it again', async () => {
  const { as, person } = await makeWorld()
  const ada = await person('Ada')
  const { post_id } = (await as(ada).call('add_post', { message: 'once', hashtag: 'pumped' })).recdata
  for (let i = 0; i < 3; i++) await as(ada).call('add_post', { message: 'thrice', hashtag: 'used' })
  for (let i = 0; i < 5; i++) {
    await as(ada).call('post_delete', { post_id })
    await as(ada).call('post_restore', { post_id })
    for (const post_type of ['private', 'public'] as const) {
      await as(ada).call('edit_post', { post_id, message: 'once', hashtag: 'pumped', post_type })
    }
  }
  const { recdata } = await as(ada).call('sujjested_hashtag', {})
  assert.deepEqual(
    recdata.map(({ hashtag }) => hashtag),
    ['used', 'pumped'],
  )
})

test('tags of one’s interests come first, unless nobody has used them for long', async () => {
  const { as, person, platform } = await makeWorld()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  await as(ada).call('add_post', { message: 'old', hashtag: 'mushrooms' })
  await platform.database.pool.query(`update hashtags set heat = heat - 20`)
  for (let i = 0; i < 4; i++) await as(ada).call('add_post', { message: 'all', hashtag: 'busy' })
  await as(ada).call('add_post', { message: 'mine', hashtag: 'Chléb,kvásek' })
  const suggested = async () =>
    (await as(bob).call('sujjested_hashtag', {})).recdata.map(({ hashtag }) => hashtag)
  assert.equal((await suggested())[0], 'busy')
  const { recdata } = await as().call('interest_list', {})
  const interest = ['Baking', 'Mushrooms and foraging']
    .map((name) => recdata.find((each) => each.name === name)?.id)
    .join()
  await as(bob).call('add_user_interest', { interest })
  assert.deepEqual(new Set((await suggested()).slice(0, 2)), new Set(['Chléb', 'kvásek']))
  assert.deepEqual((await suggested()).slice(2), ['busy', 'mushrooms'])
  await as(bob).call('add_mute', { mute_type: 'tag', word: 'chléb' })
  assert(!(await suggested()).includes('Chléb'))
})
