import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blob, brokenPng, jpeg } from '../../../../test/files/pictures.ts'
import { mp4 } from '../../../../test/files/videos.ts'
import { makeWorld, type Person, type World, world } from '../../../../test/world.ts'

const postBy = async ({ as }: World, author: Person, more: { post_type?: 'private' } = {}) =>
  (await as(author).call('add_post', { message: 'a post', ...more })).recdata.post_id

test('a comment is trimmed, shown with its author, and counted', async () => {
  const here = await world()
  const { as, person, events } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const post_id = await postBy(here, ada)
  const { recdata } = await as(bob).call('post_comment', { post_id, comment: '  nice\n<b>one</b>  ' })
  const { post_comment_id, created_at, ...said } = recdata
  assert(Math.abs(Date.parse(created_at) - Date.now()) < 60_000)
  assert.deepEqual(said, {
    post_id,
    user_id: bob.id,
    username: bob.username,
    full_name: 'Bob',
    profile_pic: null,
    duration: 'now',
    edited_at: null,
    comment: 'nice\n<b>one</b>',
    mentions: [],
    lang: null,
    file: null,
    file_type: null,
    file_state: null,
    file_progress: null,
    file_failure: null,
    picture: null,
    video: null,
    like_count: 0,
    dislike_count: 0,
    liked: 0,
    disliked: 0,
    reply_count: 0,
    reply: [],
  })
  const listed = await as(ada).call('comment_list', { object_id: post_id })
  assert.deepEqual(
    listed.recdata.map((each) => each.comment_id),
    [post_comment_id],
  )
  assert.deepEqual(await countsOf(here, post_id), 1)
  assert.deepEqual(events('object.commented').at(-1), {
    kind: 'post',
    object: post_id,
    comment: post_comment_id,
    author: ada.id,
    member: bob.id,
  })
})

const countsOf = async ({ platform }: World, post: number) =>
  (await platform.database.pool.query('select comments from objects where id = $1', [post])).rows[0]?.comments

test('nothing is no comment, and a text is as long as a person counts it', async () => {
  const here = await world()
  const { as, person } = here
  const ada = await person('Ada')
  const post_id = await postBy(here, ada)
  const { body } = await as(ada).isRefused('post_comment', { post_id, comment: ' \n\t ' }, 'comment_empty')
  assert.equal(body['message'], 'A comment needs text, a picture or a video.')
  await as(ada).isRefused('post_comment', { post_id }, 'comment_empty')
  await as(ada).isRefused('post_comment', { post_id, comment: '' }, 'file_empty', {
    file: blob(new Uint8Array(), 'image/png'),
  })
  await as(ada).call('post_comment', { post_id, comment: '👩‍👩‍👧'.repeat(1500) })
  const long = await as(ada).isRefused(
    'post_comment',
    { post_id, comment: 'a'.repeat(1501) },
    'invalid_fields',
  )
  assert.deepEqual(long.body['fields'], { comment: 'A comment can have up to 1,500 characters' })
  assert.equal(await countsOf(here, post_id), 1)
})

test('who does not see a post cannot comment on it', async () => {
  const here = await world()
  const { as, person, befriend, block, events } = here
  const names = ['Ada', 'Friend', 'Stranger', 'Blocked', 'Blocking']
  const people = await Promise.all(names.map((name) => person(name)))
  const [ada, friend, stranger, blocked, blocking] = people as [Person, Person, Person, Person, Person]
  await befriend(ada, friend)
  await block(ada, blocked)
  await block(blocking, ada)
  const open = await postBy(here, ada)
  const closed = await postBy(here, ada, { post_type: 'private' })
  for (const who of [friend, stranger]) await as(who).call('post_comment', { post_id: open, comment: 'hi' })
  for (const who of [blocked, blocking])
    await as(who).isRefused('post_comment', { post_id: open, comment: 'hi' }, 'post_not_found')
  await as(friend).call('post_comment', { post_id: closed, comment: 'hi' })
  for (const who of [stranger, blocked, blocking])
    await as(who).isRefused('post_comment', { post_id: closed, comment: 'hi' }, 'post_not_found')
  await as().isRefused('post_comment', { post_id: open, comment: 'hi' } as never, 'session_unknown')
  await as(ada).isRefused('post_comment', { post_id: 999_999, comment: 'hi' }, 'post_not_found')

  await as(ada).call('post_delete', { post_id: open })
  await as(ada).isRefused('post_comment', { post_id: open, comment: 'hi' }, 'post_not_found')
  assert.equal(events('object.commented').filter((event) => event.object === open).length, 2)
})

test('what is said of a repost without a remark is said of its original, and of one with a remark of itself', async () => {
  const here = await world()
  const { as, person, events } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const original = await postBy(here, ada)
  const plain = (await as(bob).call('repost', { post_id: original })).recdata.post_id
  const remarked = (await as(bob).call('repost', { post_id: original, repost_comment: 'see' })).recdata
    .post_id
  const say = async (post_id: number) =>
    (await as(eve).call('post_comment', { post_id, comment: 'hi' })).recdata.post_id
  assert.equal(await say(plain), original)
  assert.equal(events('object.commented').at(-1)?.author, ada.id)
  assert.equal(await say(remarked), remarked)
  assert.equal(events('object.commented').at(-1)?.author, bob.id)
  assert.deepEqual([await countsOf(here, original), await countsOf(here, plain)], [1, 0])

  await as(ada).call('post_delete', { post_id: original })
  await as(eve).isRefused('post_comment', { post_id: plain, comment: 'hi' }, 'post_not_found')
  await say(remarked)
})

test('until its file is ready a comment is its author’s alone, and then it is new', async () => {
  const here = await makeWorld()
  const { as, person, processMedia, events } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const post_id = await postBy(here, ada)
  const answer = await as(bob).call(
    'post_comment',
    { post_id, comment: `look, @${eve.username}`, alt: 'A field', file_type: 'video' },
    { file: await jpeg(1200, 600) },
  )
  assert.equal(answer.message, 'Your comment will appear when its file is ready.')
  assert.equal(answer.recdata.file_state, 'processing')
  const { post_comment_id } = answer.recdata
  await as(eve).call('post_comment', { post_id, comment: 'meanwhile' })

  const list = async (who: Person) => (await as(who).call('comment_list', { object_id: post_id })).recdata
  const texts = async (who: Person) => (await list(who)).map(({ comment }) => comment)
  assert.deepEqual(await texts(ada), ['meanwhile'])
  assert.deepEqual(await texts(bob), [`look, @${eve.username}`, 'meanwhile'])
  assert.equal(await countsOf(here, post_id), 1)
  await as(ada).isRefused('post_comment_reply', { post_comment_id, reply: 'x' }, 'comment_not_found')
  assert.deepEqual([events('object.commented').length, events('member.mentioned').length], [1, 0])

  await processMedia()
  assert.equal(await countsOf(here, post_id), 2)
  const [shown] = await list(ada)
  assert.equal(shown?.comment_id, post_comment_id)
  assert.deepEqual([shown.file_state, shown.file_type, shown.picture?.alt], ['ready', 'image', 'A field'])
  assert.deepEqual(
    shown.picture?.sources.map(({ width }) => width),
    [480, 960],
  )
  assert.equal((await fetch(here.url + (shown.file ?? ''))).status, 200)
  assert.equal(events('object.commented').at(-1)?.comment, post_comment_id)
  assert.deepEqual(events('member.mentioned'), [
    { member: eve.id, by: bob.id, kind: 'post', object: post_id, comment: post_comment_id },
  ])
  await processMedia()
  assert.equal(events('object.commented').length, 2, 'it is published once')
})

test('a comment takes a video with captions, and refuses what is none', async () => {
  const here = await world()
  const { as, person, processMedia } = here
  const ada = await person('Ada')
  const post_id = await postBy(here, ada)
  const captions = blob(Buffer.from('WEBVTT\n\n00:00.100 --> 00:00.900\nHello\n'), 'text/vtt')
  const file = await mp4({ seconds: 1, width: 64, height: 64 })
  await as(ada).call('post_comment', { post_id }, { file, captions })
  await processMedia()
  const [shown] = (await as(ada).call('comment_list', { object_id: post_id })).recdata
  assert.equal(shown?.file_type, 'video')
  assert.equal((await fetch(here.url + (shown.video?.captions ?? ''))).status, 200)

  await as(ada).isRefused('post_comment', { post_id, comment: 'x' }, 'captions_without_video', { captions })
  await as(ada).isRefused('post_comment', { post_id }, 'file_kind_unsupported', {
    file: blob(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'),
  })
  const used = async () =>
    (await here.platform.database.pool.query('select from media where owner_id = $1', [ada.id])).rowCount
  await as(ada).isRefused('post_comment', { post_id: 999_999 }, 'post_not_found', { file: await jpeg() })
  assert.equal(await used(), 1, 'the file of a comment on nothing is gone')
})

test('a file that fails is its author’s to see, and theirs alone', async () => {
  const here = await makeWorld()
  const { as, person, processMedia } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const post_id = await postBy(here, ada)
  await as(bob).call('post_comment', { post_id }, { file: await brokenPng() })
  await processMedia()
  const [failed] = (await as(bob).call('comment_list', { object_id: post_id })).recdata
  assert.equal(failed?.file_state, 'failed')
  assert.match(failed.file_failure ?? '', /Couldn't read the file/)
  assert.deepEqual((await as(ada).call('comment_list', { object_id: post_id })).recdata, [])
  const deleted = await as(bob).call('post_comment_delete', { post_comment_id: failed.comment_id })
  assert.equal(deleted.recdata.comments_count, 0)
})

test('what is clicked twice, or sent again after a lost answer, is said once', async () => {
  const here = await world()
  const { as, person, events } = here
  const ada = await person('Ada')
  const post_id = await postBy(here, ada)
  const say = () => as(ada).call('post_comment', { post_id, comment: 'once', idempotency_key: 'only one' })
  const [first, twin] = await Promise.all([say(), say()])
  assert.deepEqual(twin, first)
  assert.deepEqual(await say(), first)
  assert.equal(await countsOf(here, post_id), 1)
  assert.equal(events('object.commented').filter(({ object }) => object === post_id).length, 1)
})

test('there are no groups to comment in', async () => {
  const here = await world()
  const { as, person } = here
  const ada = await person('Ada')
  const post_id = await postBy(here, ada)
  await as(ada).isRefused('post_comment', { post_id, comment: 'hi', group_id: 7 }, 'group_not_found')
  await as(ada).call('post_comment', { post_id, comment: 'hi', group_id: '' as never })
})

test('who is mentioned hears of it where they may see it, and nobody else does', async () => {
  const here = await makeWorld()
  const { as, person, befriend, block, events } = here
  const names = ['Ada', 'Friend', 'Stranger', 'Hidden', 'Bob']
  const people = await Promise.all(names.map((name) => person(name)))
  const [ada, friend, stranger, hidden, bob] = people as [Person, Person, Person, Person, Person]
  await befriend(ada, friend)
  await befriend(ada, bob)
  await befriend(ada, hidden)
  await block(hidden, bob)
  const closed = await postBy(here, ada, { post_type: 'private' })
  const all = people.map(({ username }) => `@${username.toUpperCase()}`).join(' ')
  const { recdata } = await as(bob).call('post_comment', {
    post_id: closed,
    comment: `${all} @nobody_at_all`,
  })
  assert.deepEqual(
    recdata.mentions,
    [ada, friend, stranger, bob].map(({ username, id }) => ({ username, user_id: id })),
  )
  const told = events('member.mentioned').map(({ member, by, comment }) => [member, by, comment])
  assert.deepEqual(
    told,
    [ada, friend].map(({ id }) => [id, bob.id, recdata.post_comment_id]),
  )
})
