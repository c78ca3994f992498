/** Tags that moderators block are suggested nowhere; what has them stays. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { assertFew, explain, fill } from '../../../../test/plans.ts'
import { staffMember } from '../../../../test/staff.ts'
import { statementText } from '../../../../test/statement-text.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { newest } from '../../../platform/call/page.ts'
import { listTags } from './tags.queries.ts'

let here: World
let moderator: Person
let eve: Person
before(async () => {
  here = await makeWorld()
  moderator = await staffMember(here, 'Mod', 'moderator')
  eve = await here.person('Eve')
  for (const hashtag of ['Bread', 'bread', 'breakfast', 'milk'])
    await here.as(eve).call('add_post', { message: 'x', hashtag })
  await here.as(eve).call('add_post', { message: 'x', hashtag: 'bream', post_type: 'private' })
})

const list = async (input: object = {}) =>
  (await here.as(moderator).call('admin_tag_list', input)).recdata.map(
    ({ hashtag, post_count }) => `${hashtag} ${post_count}`,
  )

/** Returns the names of the lists that suggest `tag`. */
async function suggesting(tag: string): Promise<string[]> {
  const as = here.as(eve)
  const lists = {
    hot: (await as.call('sujjested_hashtag', {})).recdata,
    used: (await as.call('search_hashtag', { search: '' })).recdata,
    begun: (await as.call('search_hashtag', { search: 'bre' })).recdata,
    chosen: (await as.call('select_hashtag', {})).hashtags,
    found: (await as.call('all_search', { search: tag })).hashtags,
  }
  return Object.entries(lists).flatMap(([name, rows]) =>
    rows.some((row) => 'hashtag' in row && row.hashtag?.toLowerCase() === tag) ? [name] : [],
  )
}
const page = async (hashtag: string) => {
  const { recdata, tag, is_blocked } = await here.as(eve).call('hashtag_timeline', { hashtag })
  return [recdata.length, tag?.hashtag ?? null, is_blocked]
}

test('public tags are listed, most used first, a page at a time, and found by how they begin', async () => {
  const all = await list()
  assert.equal(all[0], 'Bread 2')
  assert.deepEqual(all.toSorted(), ['Bread 2', 'breakfast 1', 'milk 1'])
  assert.deepEqual((await list({ search: '#BREA' })).toSorted(), ['Bread 2', 'breakfast 1'])
  for (const search of ['bream', '%', ',', 'x'.repeat(60)]) assert.deepEqual(await list({ search }), [])
  const first = await here.as(moderator).call('admin_tag_list', { limit: 2 })
  await here.as(eve).call('add_post', { message: 'x', hashtag: 'milk' })
  const rest = await here.as(moderator).call('admin_tag_list', { limit: 2, before: first.next })
  const seen = [...first.recdata, ...rest.recdata].map(({ hashtag }) => hashtag)
  assert.deepEqual(
    seen.toSorted(),
    ['Bread', 'breakfast', 'milk'],
    'one that moved is neither missed nor repeated',
  )
})

test('a blocked tag is suggested nowhere until it is unblocked, and its posts stay', async () => {
  assert.deepEqual(await suggesting('bread'), ['hot', 'used', 'begun', 'chosen', 'found'])
  const as = here.as(moderator)
  await as.call('block_tag', { hashtag: '#BREAD', reason: 'Spam' })
  assert.deepEqual(await suggesting('bread'), [])
  assert.deepEqual(await page('bread'), [2, 'Bread', 1])
  assert.deepEqual(await page('milk'), [2, 'milk', 0])
  const { recdata } = await as.call('admin_tag_list', { state: 'blocked' })
  assert.deepEqual(
    recdata.map(({ hashtag, block }) => [hashtag, block?.reason, block?.blocked_by?.user_id]),
    [['Bread', 'Spam', moderator.id]],
  )
  await as.isRefused('block_tag', { hashtag: 'bread', reason: 'Again' }, 'tag_blocked')
  await as.call('unblock_tag', { hashtag: 'bread' })
  await as.isRefused('unblock_tag', { hashtag: 'bread' }, 'tag_not_blocked')
  assert.deepEqual(await suggesting('bread'), ['hot', 'used', 'begun', 'chosen', 'found'])
  const root = await staffMember(here, 'Root', 'admin')
  const acts = (await here.as(root).call('audit_log', { actor_user_id: moderator.id })).recdata
  assert.deepEqual(
    acts.map(({ act, object_kind, object_id, reason }) => [act, object_kind, object_id, reason]),
    [
      ['unblock_tag', 'tag', 'bread', ''],
      ['block_tag', 'tag', 'BREAD', 'Spam'],
    ],
  )
})

test('a tag can be blocked before anybody uses it, and stays so when it is used', async () => {
  const as = here.as(moderator)
  await as.call('block_tag', { hashtag: 'Later', reason: 'Announced elsewhere' })
  assert.deepEqual(await page('later'), [0, null, 1])
  assert.deepEqual(await list({ search: 'later' }), [])
  assert.deepEqual(await list({ search: 'later', state: 'blocked' }), ['later 0'])
  await here.as(eve).call('add_post', { message: 'x', hashtag: 'LATER' })
  assert.deepEqual(await list({ search: 'later' }), ['LATER 1'])
  assert.deepEqual(await suggesting('later'), [])
  await as.call('unblock_tag', { hashtag: 'later' })
  await as.isRefused('block_tag', { hashtag: '#', reason: 'x' }, 'hashtag_empty')
  await as.isRefused('block_tag', { hashtag: 'x'.repeat(60), reason: 'x' }, 'invalid_fields')
  await as.isRefused('block_tag', { hashtag: 'x', reason: ' ' }, 'invalid_fields')
  await here.as(eve).isRefused('block_tag', { hashtag: 'x', reason: 'x' }, 'role_needed')
})

test('of two moderators who block a tag at once one does, and the other hears that it is blocked', async () => {
  const there = await makeWorld({ database: here.database })
  const input = { hashtag: 'milk', reason: 'Spam' }
  const answers = await Promise.all(
    [here, there].map(
      async (world) => (await world.as(moderator).send('block_tag', input)).body['error'] ?? '',
    ),
  )
  assert.deepEqual(answers.toSorted(), ['', 'tag_blocked'])
  await here.as(moderator).call('unblock_tag', { hashtag: 'milk' })
})

test('a page of the list reads few of many tags', async () => {
  await fill(
    here,
    `insert into hashtags (key, label, uses)
     select name, name, 1 + i % 50 from (select i, md5(i::text) as name from generate_series(1, 6000) i) as each`,
  )
  await fill(here, 'analyze hashtags')
  const at = { before: { at: newest, id: newest }, limit: 30, offset: 0, isFirst: true }
  for (const beginning of ['', 'abc', '0']) {
    const text = await statementText((db) => listTags(db, { beginning, isBlocked: false }, at))
    const read = await explain(here, 'force_generic_plan', text, [newest, newest, newest, '{}', 30, 0])
    assertFew(read, 900, ['hashtags'])
  }
})
