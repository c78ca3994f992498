import assert from 'node:assert/strict'
import { test } from 'node:test'
import { world } from '../../../../test/world.ts'

test('a tag is followed, listed latest first, and followed no longer', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const { message, recdata } = await as(ada).call('add_hashtag', {
    lable: 'My garden',
    hashtag: ' #gar_den ',
  })
  assert.equal(message, 'Now following this tag')
  assert.deepEqual(recdata, {
    id: recdata.id,
    lable: 'My garden',
    hashtag: 'garden',
    post_count: 0,
    reel_count: 0,
    video_count: 0,
  })
  const plain = await as(ada).call('add_hashtag', { lable: '#Trees' })
  assert.deepEqual([plain.recdata.lable, plain.recdata.hashtag], ['#Trees', 'trees'])
  const list = await as(ada).call('hashtag_list', {})
  assert.deepEqual(
    [list.offset, list.count, list.hashtags.map(({ hashtag }) => hashtag)],
    [0, 2, ['trees', 'garden']],
  )
  const gone = await as(ada).call('delete_hashtag', { hashtag_id: recdata.id })
  assert.equal(gone.message, 'Deleted Successfully!')
  await as(ada).isRefused('delete_hashtag', { hashtag_id: recdata.id }, 'hashtag_not_found')
  assert.equal((await as(ada).call('hashtag_list', {})).count, 1)
})

test('a repetition, however written and at the same time, is the same following', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const answers = await Promise.all(
    ['Příroda', 'příroda', '#PŘÍRODA', 'pří_roda'].map((hashtag) => as(ada).call('add_hashtag', { hashtag })),
  )
  assert.equal(new Set(answers.map(({ recdata }) => recdata.id)).size, 1)
  assert.equal((await as(ada).call('hashtag_list', {})).count, 1)
})

test('nothing is no tag, and one too long is refused by its field', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  for (const input of [
    {},
    { lable: '', hashtag: '' },
    { hashtag: ' #_ ' },
    { hashtag: '\u200b\u200d' },
    { lable: '...' },
  ]) {
    const { body, status } = await as(ada).isRefused('add_hashtag', input, 'hashtag_empty')
    assert.equal(status, 422)
    assert.equal(body['error_label'], 'A tag needs at least one letter or digit.')
  }
  const long = await as(ada).isRefused('add_hashtag', { hashtag: 'é'.repeat(51) }, 'invalid_fields')
  assert.deepEqual(long.body['fields'], { hashtag: 'A tag can have up to 50 characters' })
  await as(ada).call('add_hashtag', { hashtag: 'é'.repeat(50) })
  await as(ada).isRefused('add_hashtag', { hashtag: `a${'\u0301'.repeat(900)}` }, 'invalid_fields')
  const label = await as(ada).isRefused('add_hashtag', { lable: 'y'.repeat(60) }, 'invalid_fields')
  assert.deepEqual(label.body['fields'], { lable: 'A tag can have up to 50 characters' })
})

test('they are at most 200, also when many come at once', async () => {
  const { as, person, platform } = await world()
  const ada = await person('Ada')
  await platform.database.pool.query(
    `with t as (insert into hashtags (key, label) select 'many' || i, '' from generate_series(1, 198) i returning id)
     insert into hashtag_follows (member_id, hashtag_id) select $1, id from t`,
    [ada.id],
  )
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((i) => as(ada).send('add_hashtag', { hashtag: `more${i}` })),
  )
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 409, 409, 409])
  await as(ada).isRefused('add_hashtag', { hashtag: 'another' }, 'too_many_hashtags')
  // Following the same tag again doesn't count.
  await as(ada).call('add_hashtag', { hashtag: 'many7' })
})

test('the list is paged as documented', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  for (let i = 1; i <= 7; i++) await as(ada).call('add_hashtag', { hashtag: `page${i}` })
  const page = async (input: { offset?: number | string; limit?: number | string }) => {
    const { offset, count, hashtags } = await as(ada).call('hashtag_list', input)
    return [offset, count, hashtags.map(({ hashtag }) => hashtag.replace('page', '')).join('')]
  }
  assert.deepEqual(await page({}), [0, 7, '76543'])
  assert.deepEqual(await page({ offset: '5', limit: '5' }), [5, 7, '21'])
  assert.deepEqual(await page({ offset: 2, limit: 2 }), [2, 7, '54'])
  assert.deepEqual(await page({ offset: 90 }), [90, 7, ''])
  assert.deepEqual(await page({ limit: 999 }), [0, 7, '7654321'])
  await as(ada).isRefused('hashtag_list', { offset: -1 }, 'invalid_fields')
  await as(ada).isRefused('hashtag_list', { limit: 'x' as never }, 'invalid_fields')
})

test('what others follow is theirs alone', async () => {
  const { as, person } = await world()
  const [ada, eve] = [await person('Ada'), await person('Eve')]
  const { recdata } = await as(ada).call('add_hashtag', { hashtag: 'mine' })
  await as(eve).isRefused('delete_hashtag', { hashtag_id: recdata.id }, 'hashtag_not_found')
  assert.equal((await as(eve).call('hashtag_list', {})).count, 0)
  assert.equal((await as(ada).call('hashtag_list', {})).count, 1)
})

test('posts with a tag that one follows are in the feed of what one follows', async () => {
  const { as, person } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { post_id } = (await as(bob).call('add_post', { message: 'x', hashtag: 'Followed' })).recdata
  const feed = async () =>
    (await as(ada).call('timeline', { feed: 'following' })).recdata.map((post) => post.post_id)
  assert.deepEqual(await feed(), [])
  const { recdata } = await as(ada).call('add_hashtag', { hashtag: 'followed' })
  assert.deepEqual(await feed(), [post_id])
  await as(ada).call('delete_hashtag', { hashtag_id: recdata.id })
  assert.deepEqual(await feed(), [])
})
