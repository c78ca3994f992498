import assert from 'node:assert/strict'
import { test } from 'node:test'
import { equalKey } from '@commons/contract/shared/text/equal-key.ts'
import { different, found, same } from '@commons/contract/shared/text/test-equal.ts'
import { setImmediate } from 'node:timers/promises'
import { makeWorld, type Person, type World, world } from '../../../../test/world.ts'

const listed = async ({ as }: World, who: Person) =>
  (await as(who).call('mute_list', {})).recdata.map(({ mute_type, word }) => `${mute_type} ${word}`)

const day = 24 * 60 * 60 * 1000

test('words and tags are muted, listed latest first, and muted no longer', async () => {
  const the = await world()
  const ada = await the.person('Ada')
  const { recdata: word } = await the
    .as(ada)
    .call('add_mute', { mute_type: 'word', word: ' bad \n weather ' })
  assert.deepEqual(word, { mute_id: word.mute_id, mute_type: 'word', word: 'bad weather', ends_at: null })
  const { recdata: tag } = await the
    .as(ada)
    .call('add_mute', { mute_type: 'tag', word: '#So_ccer', days: '7' as never })
  assert.equal(tag.word, 'Soccer')
  const ends = new Date(tag.ends_at ?? 0).getTime() - Date.now()
  assert(ends > 6.99 * day && ends <= 7 * day)
  assert.deepEqual(await listed(the, ada), ['tag Soccer', 'word bad weather'])
  await the.as(ada).call('delete_mute', { mute_id: tag.mute_id })
  assert.deepEqual(await listed(the, ada), ['word bad weather'])
  await the.as(ada).isRefused('delete_mute', { mute_id: tag.mute_id }, 'mute_not_found')
})

test('muting it again, however written, sets its end anew and is one mute', async () => {
  const the = await world()
  const ada = await the.person('Ada')
  const { recdata: first } = await the
    .as(ada)
    .call('add_mute', { mute_type: 'word', word: 'Příběh', days: 1 })
  await the.as(ada).call('add_mute', { mute_type: 'word', word: 'other' })
  const { recdata: again } = await the.as(ada).call('add_mute', { mute_type: 'word', word: 'PŘÍBĚH' })
  assert.deepEqual([again.mute_id, again.ends_at], [first.mute_id, null])
  // A tag with the same letters is a separate mute.
  await the.as(ada).call('add_mute', { mute_type: 'tag', word: 'příběh' })
  assert.deepEqual(await listed(the, ada), ['tag příběh', 'word PŘÍBĚH', 'word other'])
})

test('one that has ended is gone from the list and without effect', async () => {
  const the = await makeWorld()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  await the.as(bob).call('add_post', { message: 'rain again', hashtag: 'rainy' })
  const seen = async () => [
    (await the.as(ada).call('timeline', {})).recdata.length,
    (await the.as(ada).call('hashtag_timeline', { hashtag: 'rainy' })).recdata.length,
    (await the.as(ada).call('sujjested_hashtag', {})).recdata.length,
  ]
  await the.as(ada).call('add_mute', { mute_type: 'word', word: 'rain', days: 3 })
  await the.as(ada).call('add_mute', { mute_type: 'tag', word: 'rainy', days: 3 })
  assert.deepEqual(await seen(), [0, 0, 0])
  await the.platform.database.pool.query(`update mutes set ends_at = ends_at - interval '4 days'`)
  assert.deepEqual(await seen(), [1, 1, 1])
  assert.deepEqual(await listed(the, ada), [])
})

test('what is muted keeps posts out of one’s own lists alone', async () => {
  const the = await makeWorld()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  const { post_id } = (await the.as(bob).call('add_post', { message: 'A Storm comes', hashtag: 'wind' }))
    .recdata
  const lists = async (who: Person) =>
    [
      await the.as(who).call('timeline', {}),
      await the.as(who).call('hashtag_timeline', { hashtag: 'wind' }),
    ].map(({ recdata }) => recdata.length)
  for (const [mute_type, word] of [
    ['word', 'storm'],
    ['tag', '#WIND'],
  ] as const) {
    const { recdata } = await the.as(ada).call('add_mute', { mute_type, word })
    assert.deepEqual(await lists(ada), [0, 0], word)
    assert.deepEqual(await lists(bob), [1, 1], word)
    // Its own address still shows it.
    await the.as(ada).call('post_detail', { post_id })
    await the.as(ada).call('delete_mute', { mute_id: recdata.mute_id })
    assert.deepEqual(await lists(ada), [1, 1])
  }
})

test('words are found in every script, over line breaks and however they are encoded', async () => {
  const the = await makeWorld()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  for (const [message, word] of [
    ['Moje zlatá\nrybka.', 'Zlatá rybka'],
    ['ฉันชอบแมวมาก', 'แมว'],
    ['我喜欢金鱼。', '金鱼'],
    ['ラーメン屋さん', 'ﾗｰﾒﾝ'],
    ['고양이가 좋아요', '고양이'],
    ['Am Ende der STRASSE', 'Straße'],
  ] as const) {
    const { recdata } = await the.as(bob).call('add_post', { message: message.normalize('NFD') })
    const isListed = async () =>
      (await the.as(ada).call('timeline', {})).recdata.some(({ post_id }) => post_id === recdata.post_id)
    assert.equal(await isListed(), true, message)
    await the.as(ada).call('add_mute', { mute_type: 'word', word })
    assert.equal(await isListed(), false, message)
  }
})

test('the database compares texts as the contract does', async () => {
  const { pool } = (await makeWorld()).platform.database
  const every = Array.from({ length: 0x11_00_00 }, (_, code) => code)
    .filter((code) => /[^\p{Cn}\p{Cs}\p{Co}\p{Unified_Ideograph}\0]/u.test(String.fromCodePoint(code)))
    .map((code) => `${String.fromCodePoint(code)}e\u0301`)
  const texts = [...every, ...[...same, ...different, ...found].flatMap(([one, other]) => [one, other])]
  // Letters that only one of the two Unicodes knows are left out.
  const { rows: keys } = await pool.query<{ key: string; is_known: boolean }>(
    `select equal_key(text) as key, unicode_assigned(text) as is_known
    from unnest($1::text[]) with ordinality as its(text, nth) order by nth`,
    [texts],
  )
  const differing = texts.filter(
    (text, nth) => keys[nth]?.is_known === true && keys[nth].key !== equalKey(text),
  )
  assert.deepEqual(differing, [])
  for (const [text, words, has] of found) {
    const { rows } = await pool.query<{ found: boolean }>(
      `select coalesce(has_words($1, words_pattern(array[$2])), false) as found`,
      [text, words],
    )
    assert.equal(rows[0]?.found, has, `${words} in ${text}`)
  }
})

test('what cannot be muted is refused by its name', async () => {
  const the = await world()
  const [ada, eve] = [await the.person('Ada'), await the.person('Eve')]
  await the.as(ada).isRefused('add_mute', { mute_type: 'tag', word: '#_' }, 'hashtag_empty')
  const wrong = async (input: object, fields: object) => {
    const { body } = await the.as(ada).isRefused('add_mute', input as never, 'invalid_fields')
    assert.deepEqual(Object.keys(body['fields'] as object), Object.keys(fields))
  }
  await wrong({ mute_type: 'tag', word: 'x'.repeat(51) }, { word: 1 })
  await wrong({ mute_type: 'word', word: ' ' }, { word: 1 })
  await wrong({ mute_type: 'word', word: 'x'.repeat(101) }, { word: 1 })
  await wrong({ mute_type: 'person', word: 'x' }, { mute_type: 1 })
  for (const days of [0, -1, 3651, '1e3', 1.5])
    await wrong({ mute_type: 'word', word: 'x', days }, { days: 1 })
  const { recdata } = await the.as(ada).call('add_mute', { mute_type: 'word', word: 'mine' })
  await the.as(eve).isRefused('delete_mute', { mute_id: recdata.mute_id }, 'mute_not_found')
  assert.deepEqual(await listed(the, eve), [])
})

test('they are at most 200, also when many come at once; those that have ended do not count', async () => {
  const the = await world()
  const ada = await the.person('Ada')
  await the.platform.database.pool.query(
    `insert into mutes (member_id, kind, word, ends_at)
     select $1, 'word', 'word ' || i, case when i > 198 then now() - interval '1 minute' end
     from generate_series(1, 205) i`,
    [ada.id],
  )
  const { pool } = the.platform.database
  const client = await pool.connect()
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  // Blocks writes until all requests are waiting, so that they run at the same time.
  await client.query('begin; lock table mutes in share row exclusive mode')
  const asked = [1, 2, 3, 4, 5].map((i) =>
    the.as(ada).send('add_mute', { mute_type: 'word', word: `more ${i}` }),
  )
  while ((await pool.query<{ count: number }>(waiting)).rows[0]?.count !== asked.length) await setImmediate()
  await client.query('commit')
  client.release()
  const answers = await Promise.all(asked)
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 409, 409, 409])
  await the.as(ada).isRefused('add_mute', { mute_type: 'tag', word: 'more' }, 'too_many_mutes')
  await the.as(ada).call('add_mute', { mute_type: 'word', word: 'Word 7', days: 1 })
})
