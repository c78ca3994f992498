import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'

const post = (the: World, who: Person, hashtag: string, post_type: 'public' | 'private' = 'public') =>
  the.as(who).call('add_post', { message: 'with a tag', hashtag, post_type })

const found = async (the: World, who: Person, search: string) =>
  (await the.as(who).call('search_hashtag', { search })).recdata.map(({ hashtag, post_count }) => [
    hashtag,
    post_count,
  ])

test('tags that begin with a text, most used first, however it is written', async () => {
  const the = await makeWorld()
  const ada = await the.person('Ada')
  await post(the, ada, 'Gärten')
  await post(the, ada, 'gärtner,gar')
  await post(the, ada, 'GÄRTNER')
  await post(the, ada, 'hargärten')
  assert.deepEqual(await found(the, ada, 'gä'), [
    ['gärtner', 2],
    ['Gärten', 1],
  ])
  // With a combining accent, capitals, and characters that tags don't have.
  assert.deepEqual(await found(the, ada, ' #_GA\u0308RTE '), [['Gärten', 1]])
  assert.deepEqual(await found(the, ada, 'none'), [])
})

test('signs that mean something to a search are themselves', async () => {
  const the = await makeWorld()
  const ada = await the.person('Ada')
  await post(the, ada, '100%,100x,c++,a\\b')
  assert.deepEqual(await found(the, ada, '100%'), [['100%', 1]])
  assert.deepEqual(await found(the, ada, '%1'), [])
  assert.deepEqual(await found(the, ada, 'a\\'), [['a\\b', 1]])
  assert.deepEqual(await found(the, ada, "c+'"), [])
  assert.deepEqual(await found(the, ada, 'c+'), [['c++', 1]])
})

test('tags of every script are found by their beginnings', async () => {
  const the = await makeWorld()
  const ada = await the.person('Ada')
  for (const [tag, beginning] of [
    ['příroda', 'PŘÍ'],
    ['حديقة', 'حد'],
    ['🌱👩‍👩‍👧‍👧', '🌱'],
    ['園芸', '園'],
    ['сад', 'СА'],
  ] as const) {
    await post(the, ada, tag)
    assert.deepEqual(await found(the, ada, beginning), [[tag, 1]])
    const { recdata } = await the.as(ada).call('hashtag_timeline', { hashtag: tag })
    assert.equal(recdata[0]?.hashtag, tag)
  }
})

test('no text finds the most used, at most ten', async () => {
  const the = await makeWorld()
  const ada = await the.person('Ada')
  for (const tags of ['a,b,c,d,e', 'f,g,h,i,j', 'k,l', 'k']) await post(the, ada, tags)
  for (const search of ['', '#', ' _ ']) {
    const tags = await found(the, ada, search)
    assert.equal(tags.length, 10)
    assert.deepEqual(tags[0], ['k', 2])
  }
})

test('a tag says whether and as what one follows it', async () => {
  const the = await makeWorld()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  await post(the, ada, 'garden')
  const { recdata: followed } = await the.as(bob).call('add_hashtag', { hashtag: 'garden' })
  const search = async (who: Person) =>
    (await the.as(who).call('search_hashtag', { search: 'gard' })).recdata[0]?.hashtag_id
  assert.equal(await search(bob), followed.id)
  assert.equal(await search(ada), null)
})

test('a tag of private posts alone is found nowhere, in no spelling, and by nothing that counts', async () => {
  const the = await makeWorld()
  const [ada, friend, eve] = [await the.person('Ada'), await the.person('Friend'), await the.person('Eve')]
  await the.befriend(ada, friend)
  const { post_id } = (await post(the, ada, 'MarkerTag77,garden', 'private')).recdata
  await post(the, ada, 'garden')
  const everything = async (who: Person) =>
    JSON.stringify([
      (await the.as(who).call('search_hashtag', { search: 'marker' })).recdata,
      (await the.as(who).call('search_hashtag', { search: '' })).recdata,
      (await the.as(who).call('select_hashtag', {})).hashtags,
      (await the.as(who).call('sujjested_hashtag', {})).recdata,
      await the.as(who).call('hashtag_timeline', { hashtag: 'markertag77' }),
      await the.as(who).call('hashtag_list', {}),
    ])
  for (const who of [eve, friend]) {
    const { recdata } = await the.as(who).call('search_hashtag', { search: 'gar' })
    assert.equal(recdata[0]?.post_count, 1, 'the private post does not count')
  }
  assert.doesNotMatch(await everything(eve), /marker/i)
  assert.match(await everything(friend), /MarkerTag77/, 'a friend has the post itself')
  assert.equal((await the.as(friend).call('hashtag_timeline', { hashtag: 'markertag77' })).tag, null)

  // A member who guesses the tag and follows it sees what they typed, not how its author wrote it.
  const { recdata } = await the.as(eve).call('add_hashtag', { hashtag: 'MARKERTAG77' })
  assert.equal(recdata.post_count, 0)
  assert.doesNotMatch(await everything(eve), /MarkerTag77/)
  const { tag } = await the.as(eve).call('hashtag_timeline', { hashtag: 'markertag77' })
  assert.deepEqual([tag?.hashtag, tag?.post_count, tag?.hashtag_id], ['markertag77', 0, recdata.id])

  await the.as(ada).call('edit_post', { post_id, message: 'now public', hashtag: 'MarkerTag77' })
  assert.deepEqual(await found(the, eve, 'marker'), [['MarkerTag77', 1]])
})

test('a tag is shown as the first public post wrote it, whoever followed it before', async () => {
  const the = await makeWorld()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  await the.as(bob).call('add_hashtag', { hashtag: 'CAMELTAG' })
  await post(the, ada, 'CamelTag')
  await post(the, bob, 'cameltag')
  assert.deepEqual(await found(the, bob, 'camel'), [['CamelTag', 2]])
  const { hashtags } = await the.as(bob).call('hashtag_list', {})
  assert.deepEqual([hashtags[0]?.hashtag, hashtags[0]?.post_count], ['CamelTag', 2])
})

test('a text that is too long to be a tag is called so', async () => {
  const the = await makeWorld()
  const ada = await the.person('Ada')
  const { body } = await the
    .as(ada)
    .isRefused('search_hashtag', { search: 'x'.repeat(1001) }, 'invalid_fields')
  assert.deepEqual(body['fields'], { search: 'This text is too long' })
})
