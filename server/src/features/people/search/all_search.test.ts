import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resultsIn, type SearchResult } from '@commons/contract/people/search.ts'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { png } from '../../../../test/files/pictures.ts'
import { makeWorld, type Person, type World, world } from '../../../../test/world.ts'
import { statementsOf } from '../../../../test/statements.ts'

const search = async ({ as }: World, person: Person, text: string) =>
  resultsIn(await as(person).call('all_search', { search: text }))
function shown(result: SearchResult): string {
  if (result.kind === 'person') return result.full_name
  if (result.kind === 'tag') return `#${result.hashtag}`
  if (result.kind === 'survey' || result.kind === 'video' || result.kind === 'job') return result.title
  if (result.kind === 'freelancer') return result.professional_headline
  return result.kind === 'group' ? result.group_name : result.excerpt
}
const found = async (here: World, person: Person, text: string) =>
  (await search(here, person, text)).map(shown)
const posts = async (here: World, person: Person, text: string) =>
  (await search(here, person, text)).flatMap((result) => (result.kind === 'post' ? [result.excerpt] : []))
const say = (
  here: World,
  person: Person,
  message: string,
  more: { hashtag?: string; post_type?: 'private' } = {},
) => here.as(person).call('add_post', { message, ...more })

test('finds members, tags and posts at once', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Garda Bob')]
  const { recdata } = await say(here, bob, 'Our gardén is open', { hashtag: 'Gardening' })
  const results = await search(here, ada, 'gard')
  assert.deepEqual(
    results.map(({ kind }) => kind),
    ['person', 'tag', 'post'],
  )
  const [person, tag, post] = results
  assert.deepEqual(person, {
    kind: 'person',
    id: bob.id,
    full_name: 'Garda Bob',
    avatar: null,
    username: 'garda_bob',
    closeness: 'none',
  })
  assert.deepEqual(
    { ...tag, id: 0 },
    { kind: 'tag', id: 0, hashtag: 'Gardening', post_count: 1, reel_count: 0, video_count: 0 },
  )
  assert.deepEqual(post, {
    kind: 'post',
    id: recdata.post_id,
    user_id: bob.id,
    username: 'garda_bob',
    full_name: 'Garda Bob',
    profile_pic: null,
    excerpt: 'Our gardén is open',
    duration: recdata.duration,
    created_at: recdata.created_at,
    file_type: null,
    post_type: 'public',
    nsfw: '',
    thread: null,
  })
})

test('posts have all the words or beginnings of them, in their text or their tags, newest first', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  for (const message of ['Řepa roste', 'red beets: řepa!', 'repaired']) await say(here, ada, message)
  await say(here, ada, 'What else?', { hashtag: 'Řepa' })
  assert.deepEqual(await posts(here, ada, 'řep'), [
    'What else?',
    'repaired',
    'red beets: řepa!',
    'Řepa roste',
  ])
  assert.deepEqual(await posts(here, ada, 'REPA rost'), ['Řepa roste'])
  for (const text of ['epa', 'repa nothing', '!', '🎉', "'", "repa' | 'x", '~a1', '~image'])
    assert.deepEqual(await posts(here, ada, text), [], text)
})

test('what is said of a post is found as it is now', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { post_id } = (await say(here, ada, 'Marmots')).recdata
  await here.as(ada).call('edit_post', { post_id, message: 'Badgers' })
  assert.deepEqual([await posts(here, bob, 'marmots'), await posts(here, bob, 'badgers')], [[], ['Badgers']])
  await here.as(ada).call('edit_post', { post_id, message: 'Badgers', post_type: 'private' })
  assert.deepEqual(await posts(here, bob, 'badgers'), [])
  await here.as(ada).call('post_delete', { post_id })
  assert.deepEqual(await posts(here, ada, 'badgers'), [])
  await here.as(ada).call('post_restore', { post_id })
  assert.deepEqual(await posts(here, ada, 'badgers'), ['Badgers'])
})

test('a remark is found, and a reminder without one is not beside what it shows', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { post_id } = (await say(here, ada, 'Marmots')).recdata
  await here.as(bob).call('repost', { post_id })
  await here.as(bob).call('repost', { post_id, repost_comment: 'Look, marmots' })
  assert.deepEqual(await posts(here, ada, 'marmots'), ['Look, marmots', 'Marmots'])
})

test('from: finds what somebody wrote, by username or name', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Boba Novák')]
  const eve = await here.person('Eva Nováková')
  for (const person of [ada, bob, eve]) await say(here, person, `bread by ${person.name}`)
  for (const text of [
    'bread from:boba_novak',
    'from:@boba_novak',
    'from:bob bread',
    'from:"novak boba"',
    'from:Bobba',
  ])
    assert.deepEqual(await posts(here, ada, text), ['bread by Boba Novák'], text)
  assert.deepEqual(await posts(here, ada, 'bread from:nov'), ['bread by Eva Nováková', 'bread by Boba Novák'])
  assert.deepEqual(await posts(here, ada, 'from:me'), ['bread by Ada'])
  assert.deepEqual(await posts(here, ada, 'butter from:boba_novak'), [])
  assert.deepEqual(await posts(here, ada, 'bread from:nobody'), [])
  // With a filter only posts are found.
  assert.deepEqual(await found(here, ada, 'Boba from:boba_novak'), ['bread by Boba Novák'])
})

test('has: finds what shows a file, once it is ready', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const picture = await png()
  await say(here, ada, 'bread')
  await here.post(ada, { message: 'bread with a picture' }, { file: picture })
  await here.as(ada).call('add_post', { message: 'bread that waits' }, { file: picture })
  assert.deepEqual(await posts(here, ada, 'bread has:image'), ['bread with a picture'])
  assert.deepEqual(await posts(here, ada, 'has:image'), ['bread with a picture'])
  assert.deepEqual(await posts(here, ada, 'has:video'), [])
  assert.deepEqual(await posts(here, ada, 'has:image has:video'), [])
})

test('before: finds what was written before a day', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.befriend(ada, bob)
  for (let day = 1; day <= 9; day++) {
    const { post_id } = (await say(here, ada, `day ${day}`, day === 4 ? { post_type: 'private' } : {}))
      .recdata
    await here.platform.database.db
      .updateTable('posts')
      .set({ created_at: new Date(`2026-03-0${day}T12:00:00Z`) })
      .where('id', '=', post_id)
      .execute()
  }
  assert.deepEqual(await posts(here, bob, 'day before:2026-03-05'), ['day 4', 'day 3', 'day 2', 'day 1'])
  assert.deepEqual(await posts(here, bob, 'before:2026-03-03 from:ada'), ['day 2', 'day 1'])
  assert.deepEqual(await posts(here, bob, 'before:2026-03-03'), ['day 2', 'day 1'])
  assert.deepEqual(await posts(here, bob, 'before:2026-03-01'), [])
})

test('a word that only old posts have is found behind any number of others', async () => {
  const here = await makeWorld()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  await here.befriend(ada, bob)
  await say(here, ada, 'marmots in public')
  await say(here, ada, 'marmots in private', { post_type: 'private' })
  // Reaches each further stretch of positions once.
  for (const distance of [70_000, 300_000, 900_000, 3_000_000, 5_000_000]) {
    await here.platform.database.pool.query(
      `select setval('post_positions', last_value + ${distance}) from post_positions`,
    )
    await here.platform.database.pool.query(
      `with said as (insert into posts (author_id, message) select $1, 'noise ' || i from generate_series(1, 300) as i returning id, author_id)
       insert into objects (id, kind, author_id) select id, 'post', author_id from said`,
      [eve.id],
    )
    assert.deepEqual(await posts(here, bob, 'marmots'), ['marmots in private', 'marmots in public'])
    assert.deepEqual(await posts(here, eve, 'marmots'), ['marmots in public'])
    assert.equal((await posts(here, bob, 'noise')).length, 10)
  }
})

test('tags are found by their beginning, their words in one, and near it; not what is muted or nobody’s', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const tags = async (person: Person, text: string) =>
    (await search(here, person, text)).flatMap((result) => (result.kind === 'tag' ? [result.hashtag] : []))
  await say(here, ada, 'a', { hashtag: 'SummerGarden,Gärten' })
  await say(here, ada, 'b', { hashtag: 'Gärten' })
  await say(here, ada, 'c', { hashtag: 'Secretgarden', post_type: 'private' })
  for (const text of ['summer', '#summergarden', 'Summer garden', 'sumergar'])
    assert.deepEqual(await tags(bob, text), ['SummerGarden'], text)
  for (const text of ['garten', 'GÄRT', 'gartne']) assert.deepEqual(await tags(bob, text), ['Gärten'], text)
  for (const text of ['secret', 'secretgarden', 'secrtgarden', '#'])
    for (const person of [ada, bob]) assert.deepEqual(await tags(person, text), [], text)
  await here.as(bob).call('add_mute', { mute_type: 'tag', word: 'gärten' })
  assert.deepEqual([await tags(bob, 'garten'), await tags(ada, 'garten')], [[], ['Gärten']])
})

test('without a text it is members one knows, and tags one follows', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.person('Stranger')
  await here.follow(ada, bob)
  await say(here, bob, 'a', { hashtag: 'Garden' })
  await here.as(ada).call('add_hashtag', { hashtag: 'Garden' })
  await here.as(ada).call('add_hashtag', { hashtag: 'Unheard' })
  assert.deepEqual(await found(here, ada, ' '), ['Bob', '#Garden'])
})

test('it takes three statements at most, whatever the kinds', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  for (const text of ['', 'bread', 'bred', 'from:ada has:image', 'from:"a b" before:2026-01-01']) {
    await search(here, ada, text)
    const filtered = text.includes(':')
    const sent = await statementsOf(here.platform, () => search(here, ada, text))
    assert.equal(sent, filtered ? 1 : text === '' ? 2 : 3, text)
  }
})

test('a text that is too long is refused, and a visitor finds nothing', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).isRefused('all_search', { search: 'x'.repeat(201) }, 'invalid_fields')
  await isForMembersOnly(here, 'all_search', { search: 'a' })
})
