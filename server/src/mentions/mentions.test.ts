import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostMentions } from '@commons/contract/shared/mention.ts'
import fc from 'fast-check'
import { type Person, world } from '../../test/world.ts'
import { posts } from '../visibility/posts.ts'
import { findMentions, mentionable } from './mentions.queries.ts'
import { namesIn, renamedIn } from './mentions.rules.ts'

for (const [text, names] of [
  ['hi @ada, and (@bob)! “@eve_2”…', ['ada', 'bob', 'eve_2']],
  ['@Ada @ADA @ada', ['ada']],
  ['@ada. @bob: @eve\n@dan', ['ada', 'bob', 'eve', 'dan']],
  ['Ahoj,@žofie @ada’s', ['ada']],
  ['write to ada@example.org or first.last+@ada or ž@ada', []],
  ['https://example.org/@ada http://x/?q=@bob&u=,@eve www.example.org/,@dan', []],
  ['ftp://example.org/(@ada) and @bob', ['bob']],
  ['@ada@example.social @@bob /@eve', []],
  ['@ab @' + 'x'.repeat(31), []],
  ['@' + 'x'.repeat(30), ['x'.repeat(30)]],
  ['@ada̋ no, @ada yes', ['ada']],
  ['no names @ all', []],
  ['@deleted and @ada', ['ada']],
  ['@cilka_testさん、ל@dana תודה', ['cilka_test', 'dana']],
] as const) {
  test(`the names in ${JSON.stringify(text)}`, () => assert.deepEqual(namesIn(text), names))
}

test('whatever stands around it, a name is in lower case, once, and as usernames are', () => {
  const part = fc.constantFrom(
    '@',
    '@ada',
    '@BOB_1',
    'x',
    ' ',
    '.',
    '/',
    'https://',
    'ž',
    '\u0301',
    '\n',
    '@@',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const names = namesIn(parts.join(''))
      assert.equal(new Set(names).size, names.length)
      for (const name of names) assert.match(name, /^[a-z0-9_]{3,30}$/)
    }),
  )
})

for (const [text, renamed] of [
  ['hi @ada, and (@ADA)! @adam @bob', 'hi @eve, and (@eve)! @adam @bob'],
  ['https://example.org/@ada ada@example.org @ada', 'https://example.org/@ada ada@example.org @eve'],
  ['Žofie 😀 @ada_2\n@ada', 'Žofie 😀 @eve\n@eve'],
  ['ada @ ada', 'ada @ ada'],
  ['こんにちは@adaさん', 'こんにちは@eveさん'],
] as const)
  test(`renames in ${JSON.stringify(text)}`, () =>
    assert.equal(renamedIn(text, new Set(['ada', 'ada_2']), 'eve'), renamed))

test('a text of nothing but signs takes no longer than it is', () => {
  for (const text of ['@'.repeat(80_000), 'a@'.repeat(40_000), 'a://'.repeat(20_000), 'a.'.repeat(40_000)])
    assert.deepEqual(namesIn(text), [])
})

test('members that there are and that may see the author are named, so many at most', async () => {
  const { person, block, platform } = await world()
  const { db } = platform.database
  const [ada, hidden, hides] = [await person('Ada'), await person('Hidden'), await person('Hides')]
  await block(ada, hidden)
  await block(hides, ada)
  const crowd: Person[] = []
  for (let i = 0; i < mostMentions + 3; i++) crowd.push(await person(`Somebody ${i}`))
  const text = [hidden, hides, ada, ...crowd].map(({ username }) => `@${username}`).join(' ')
  const found = await findMentions(db, ada.id, `@nobody_of_this_name ${text}`)
  assert.deepEqual(
    found,
    [ada, ...crowd].slice(0, mostMentions).map(({ username, id }) => ({ username, user_id: id })),
  )
  assert.deepEqual(await findMentions(db, ada.id, 'nobody at all'), [])
})

test('who is named in a post hears of it where they may see it, and never of themselves', async () => {
  const listMentionable = mentionable(posts)
  const { as, person, befriend, platform } = await world()
  const { db } = platform.database
  const [ada, friend, stranger] = [await person('Ada'), await person('Friend'), await person('Stranger')]
  await befriend(ada, friend)
  const mentions = [ada, friend, stranger].map(({ username, id }) => ({ username, user_id: id }))
  const post = async (post_type: 'public' | 'private') =>
    (await as(ada).call('add_post', { message: 'x', post_type })).recdata.post_id
  const told = async (id: number) => listMentionable(db, { object: id, by: ada.id, mentions })
  assert.deepEqual(await told(await post('public')), [friend.id, stranger.id])
  assert.deepEqual(await told(await post('private')), [friend.id])
  assert.deepEqual(await listMentionable(db, { object: await post('public'), by: ada.id, mentions: [] }), [])
})
