import assert from 'node:assert/strict'
import { test } from 'node:test'
import { png } from '../../../../test/files/pictures.ts'
import { makeWorld, type Person, type World, world } from '../../../../test/world.ts'

const ids = async ({ as }: World, who: Person, hashtag: string) =>
  (await as(who).call('hashtag_timeline', { hashtag })).recdata.map(({ post_id }) => post_id)

test('posts with the tag, newest first, however it is written', async () => {
  const the = await makeWorld()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  const add = async (who: Person, hashtag: string) =>
    (await the.as(who).call('add_post', { message: 'tagged', hashtag })).recdata.post_id
  const first = await add(ada, 'Záhrada,other')
  await add(bob, 'zahrada')
  const second = await add(bob, 'ZÁHRADA')
  for (const hashtag of ['záhrada', '#ZÁ_HRADA', ' za\u0301hrada ']) {
    assert.deepEqual(await ids(the, ada, hashtag), [second, first])
  }
  const { tag } = await the.as(ada).call('hashtag_timeline', { hashtag: 'záhrada' })
  assert.deepEqual(tag, {
    id: tag?.id,
    hashtag: 'Záhrada',
    post_count: 2,
    reel_count: 0,
    video_count: 0,
    hashtag_id: null,
  })
})

test('a tag in the text is one of the post, beside those given, on adding, editing and reminding', async () => {
  const the = await makeWorld()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  const as = the.as(ada)
  const text = 'Mám #نرم‌افزار, #Ｔｏｋｙｏ a #zahrada. #1 https://example.org/#top'
  const { recdata: post } = await as.call('add_post', { message: text, hashtag: 'Zahrada,pole' })
  assert.deepEqual(post.hashtag_link, ['Zahrada', 'pole', 'نرم‌افزار', 'Ｔｏｋｙｏ'])
  for (const hashtag of ['tokyo', 'نرم‌افزار', 'نرمافزار', 'ZAHRADA', 'pole'])
    assert.deepEqual(await ids(the, bob, hashtag), [post.post_id], hashtag)
  for (const hashtag of ['1', 'top']) assert.deepEqual(await ids(the, bob, hashtag), [], hashtag)

  const { post_id } = post
  const { recdata: edited } = await as.call('edit_post', {
    post_id,
    message: 'Už jen #pole a #ΛΌΓΟΣ',
    hashtag: 'pole',
  })
  assert.deepEqual(edited.hashtag_link, ['pole', 'ΛΌΓΟΣ'])
  assert.deepEqual(await ids(the, bob, 'tokyo'), [])
  assert.deepEqual(await ids(the, bob, 'λόγος'), [post_id])

  // Five at most, and what is too long for a tag is only a word.
  const many = `#${'x'.repeat(51)} #d #e #f`
  const { recdata: full } = await as.call('add_post', { message: many, hashtag: 'a,b,c' })
  assert.deepEqual(full.hashtag_link, ['a', 'b', 'c', 'd', 'e'])

  const reminder = (await the.as(bob).call('repost', { post_id, repost_comment: 'Pravda #pole #ďál' }))
    .recdata
  assert.deepEqual(reminder.hashtag_link, ['pole', 'ΛΌΓΟΣ'], 'the original’s')
  assert.deepEqual(await ids(the, ada, 'ďál'), [reminder.post_id])
  await the.as(bob).call('edit_post', { post_id: reminder.post_id, message: 'Ne' })
  assert.deepEqual(await ids(the, ada, 'ďál'), [])
})

test('what is no tag, or one that nothing has, has no posts', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  for (const hashtag of ['', '#', 'nothing has it', 'x'.repeat(900), '%', "'; drop table posts; --"]) {
    const answer = await as(ada).call('hashtag_timeline', { hashtag })
    assert.deepEqual([answer.recdata, answer.tag, answer.next], [[], null, undefined])
  }
  await as(ada).isRefused('hashtag_timeline', { hashtag: 'x'.repeat(1001) }, 'invalid_fields')
  await as(ada).isRefused('hashtag_timeline', { hashtag: 'x', before: 'abc' }, 'invalid_fields')
})

test('pages join, over public posts and those of friends, while new ones arrive', async () => {
  const the = await makeWorld()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  await the.befriend(ada, bob)
  const posted: number[] = []
  for (let i = 0; i < 13; i++) {
    const post_type = i % 3 === 0 ? 'private' : 'public'
    const { recdata } = await the.as(bob).call('add_post', { message: 'p', hashtag: 'paged', post_type })
    posted.push(recdata.post_id)
    await the.as(bob).call('add_post', { message: 'without' })
  }
  const seen: number[] = []
  let before: string | undefined
  do {
    const page = await the.as(ada).call('hashtag_timeline', {
      hashtag: 'paged',
      limit: 4,
      ...(before ? { before } : {}),
    })
    seen.push(...page.recdata.map(({ post_id }) => post_id))
    before = page.next
    await the.as(bob).call('add_post', { message: 'new meanwhile', hashtag: 'paged' })
  } while (before)
  assert.deepEqual(seen, posted.toReversed())
})

test('who may see a post finds it by its tag, and nobody else, whatever becomes of it', async () => {
  const the = await makeWorld()
  const names = ['Author', 'Friend', 'Fan', 'Stranger', 'Blocked', 'Blocker']
  const people = await Promise.all(names.map((name) => the.person(name)))
  const [author, friend, fan, , blocked, blocker] = people
  assert(author && friend && fan && blocked && blocker)
  await the.befriend(author, friend)
  await the.follow(fan, author)
  await the.befriend(author, blocked)
  await the.block(author, blocked)
  await the.block(blocker, author)
  const { post_id } = (
    await the.as(author).call('add_post', { message: 'marker-3d1', hashtag: 'who', post_type: 'private' })
  ).recdata
  const sees = async () => {
    const seen: string[] = []
    for (const each of people) {
      const answer = await the.as(each).call('hashtag_timeline', { hashtag: 'who' })
      if (JSON.stringify(answer).includes('marker-3d1')) seen.push(each.name)
      else assert.deepEqual(answer.recdata, [])
    }
    return seen
  }
  assert.deepEqual(await sees(), ['Author', 'Friend'])
  const edit = { post_id, message: 'marker-3d1' }
  await the.as(author).call('edit_post', { ...edit, hashtag: 'who', post_type: 'public' })
  assert.deepEqual(await sees(), ['Author', 'Friend', 'Fan', 'Stranger'])
  await the.as(author).call('edit_post', { ...edit, hashtag: 'else', post_type: 'public' })
  assert.deepEqual(await sees(), [])
  await the.as(author).call('edit_post', { ...edit, hashtag: 'WHO', post_type: 'private' })
  assert.deepEqual(await sees(), ['Author', 'Friend'])
  await the.as(author).call('post_delete', { post_id })
  assert.deepEqual(await sees(), [])
  await the.as(author).call('post_restore', { post_id })
  assert.deepEqual(await sees(), ['Author', 'Friend'])
})

test('what one has muted is left out, but for one’s own', async () => {
  const the = await makeWorld()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  const add = async (who: Person, message: string) =>
    (await the.as(who).call('add_post', { message, hashtag: 'news' })).recdata.post_id
  const own = await add(ada, 'the weather here')
  await add(bob, 'the weather there')
  const other = await add(bob, 'whether or not')
  await the.as(ada).call('add_mute', { mute_type: 'word', word: 'Weather' })
  assert.deepEqual(await ids(the, ada, 'news'), [other, own])
})

test('a post with a file is found by its tag once that is ready', async () => {
  const the = await makeWorld()
  const [ada, bob] = [await the.person('Ada'), await the.person('Bob')]
  const { recdata } = await the.as(ada).call('add_post', { hashtag: 'picture' }, { file: await png() })
  assert.deepEqual(await ids(the, ada, 'picture'), [])
  assert.deepEqual((await the.as(bob).call('search_hashtag', { search: 'pict' })).recdata, [])
  await the.processMedia()
  assert.deepEqual(await ids(the, bob, 'picture'), [recdata.post_id])
})
