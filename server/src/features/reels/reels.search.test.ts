/** Reels in search. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishReel, putReel, putReels } from '../../../test/scenes/reels-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'

async function found({ as }: World, person: Person, search: string) {
  return (await as(person).call('all_search', { search })).reels
}
const excerpts = async (here: World, person: Person, search: string) =>
  (await found(here, person, search)).map(({ excerpt }) => excerpt)

test('reels are found by their words and tags, newest first, by who sees them', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  await here.befriend(ada, bob)
  const reel = await publishReel(here, ada, { message: 'Zqkneading řepa dough' })
  await putReel(here, ada, { hashtags: ['Zqknead', 'bread'] })
  await putReel(here, ada, { message: 'zqkneads for friends', post_type: 'private', nsfw: 'Other' })
  // Newer reels push these out of the newest, which are searched without the index.
  await putReels(here, [eve], 450)
  const of = ['zqkneads for friends', '#Zqknead #bread', 'Zqkneading řepa dough']
  assert.deepEqual(await excerpts(here, ada, 'zqknead'), of)
  assert.deepEqual(await excerpts(here, bob, 'zqknead'), of)
  assert.deepEqual(await excerpts(here, eve, 'zqknead'), of.slice(1))
  assert.deepEqual(await found(here, eve, 'repa zqkn'), [
    {
      kind: 'reel',
      id: reel.reel_id,
      user_id: ada.id,
      username: ada.username,
      full_name: 'Ada',
      profile_pic: null,
      excerpt: 'Zqkneading řepa dough',
      duration: reel.duration,
      created_at: reel.created_at,
      file_type: 'image',
      post_type: 'public',
      nsfw: '',
    },
  ])
  for (const search of ['', '!', 'zqknead has:image', 'zqknead nothing', `~a${ada.id}`])
    assert.deepEqual(await excerpts(here, bob, search), [], search)
  assert.deepEqual(
    (await found(here, bob, 'zqkneads')).map(({ post_type, nsfw }) => [post_type, nsfw]),
    [['private', 'Other']],
  )

  const { reel_id } = reel
  await here.as(eve).call('add_mute', { mute_type: 'tag', word: 'bread' })
  assert.deepEqual(await excerpts(here, eve, 'zqknead'), of.slice(2))
  await here.as(ada).call('edit_reel', { reel_id, message: 'Baking', hashtag: 'zqoven' })
  assert.deepEqual(await excerpts(here, eve, 'zqknead'), [])
  assert.deepEqual(await excerpts(here, eve, 'zqoven'), ['Baking'])
  await here.as(ada).call('delete_reel', { reel_id })
  assert.deepEqual(await excerpts(here, ada, 'zqoven'), [])
  await here.as(ada).call('reel_restore', { reel_id })
  await here.block(ada, eve)
  assert.deepEqual(await excerpts(here, eve, 'zqoven'), [])
  assert.deepEqual(await excerpts(here, bob, 'zqoven'), ['Baking'])
})

test('words are found in every script: within texts without spaces, and without their marks', async () => {
  const here = await world()
  const [ada, eve] = [await here.person('Ada'), await here.person('王小明')]
  const texts = [
    '今天上海很热',
    'هذا كِتَابٌ جَمِيلٌ',
    'ฉันเรียนภาษาไทยทุกวัน',
    'קראתי שָׁלוֹם',
    `${'水'.repeat(400)}𠮷野`,
  ]
  for (const message of texts) await putReel(here, ada, { message })
  for (const [search, text] of [
    ['上海', texts[0]],
    ['كتاب', texts[1]],
    ['ภาษาไทย', texts[2]],
    ['שלום', texts[3]],
  ] as const)
    assert.deepEqual(await excerpts(here, eve, search), [text], search)
  assert.deepEqual(await excerpts(here, eve, '上热'), [])
  const [cut = ''] = await excerpts(here, eve, '𠮷野')
  assert(cut.isWellFormed() && cut.startsWith('…水') && cut.endsWith('𠮷野'), cut)
  const { recdata } = await here.as(ada).call('all_search', { search: '小明' })
  assert.deepEqual(
    recdata.map(({ id }) => id),
    [eve.id],
  )
})
