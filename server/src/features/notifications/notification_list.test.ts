import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestExcerpt, shortened } from '@commons/contract/shared/text/cutting.ts'
import { isForMembersOnly } from '../../../test/scenes/accounts-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { gatherNews } from './gathering.ts'

/** Gathers all news, and returns the member's notifications. */
async function news({ as, platform }: World, person: Person, input: { filter?: 'mentions' } = {}) {
  await gatherNews(platform)
  return as(person).call('notification_list', input)
}
const titles = async (here: World, person: Person) =>
  (await news(here, person)).recdata.map(({ title }) => title)

async function people(here: World, ...names: string[]) {
  const made: Person[] = []
  for (const name of names) made.push(await here.person(name))
  return made as [Person, Person, Person, Person]
}

async function posted({ as }: World, author: Person, message = 'A post') {
  return (await as(author).call('add_post', { message })).recdata.post_id
}

test('the title is HTML in which a name is only a name, the text is as it is written', async () => {
  const here = await world()
  const [ada, eve] = await people(here, 'Ada', 'Eve')
  await here.as(eve).call('update_display_name', { display_name: '<img src=x onerror=alert(1)> & "Eve"' })
  await here.as(eve).call('follow', { following_id: ada.id })
  const [told] = (await news(here, ada)).recdata
  assert.equal(told?.title, '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Eve&quot; follows you')
  assert.equal(told.text, '<img src=x onerror=alert(1)> & "Eve" follows you')
})

test('the author of a post is told who likes it, once for all of them, and where it is', async () => {
  const here = await world()
  const [ada, bob, eve, dan] = await people(here, 'Ada', 'Bob', 'Eve', 'Dan')
  const post_id = await posted(here, ada, 'A fine morning')
  await here.as(bob).call('post_like', { post_id })
  const { recdata, unread_count } = await news(here, ada)
  assert.equal(unread_count, 1)
  const [first] = recdata
  assert.deepEqual(
    { ...first, notification_id: 0, created_at: '', actors: first?.actors.map(({ user_id }) => user_id) },
    {
      notification_id: 0,
      kind: 'post_like',
      category: 'people',
      title: 'Bob liked your post',
      text: 'Bob liked your post',
      message: 'A fine morning',
      sender: 'Bob',
      profile_pic: null,
      actors: [bob.id],
      actor_count: 1,
      duration: 'now',
      created_at: '',
      isread: '0',
      is_flash: '0',
      link: `/timeLine/${ada.id}/${post_id}`,
      post_id: null,
      is_liked: 0,
      post_comment_id: null,
    },
  )
  await here.as(eve).call('post_like', { post_id })
  assert.deepEqual(await titles(here, ada), ['Eve and Bob liked your post'])
  await here.as(dan).call('post_like', { post_id })
  assert.deepEqual(await titles(here, ada), ['Dan and 2 others liked your post'])
})

test('what is taken back is told no more, and what is done again is not told again', async () => {
  const here = await world()
  const [ada, bob] = await people(here, 'Ada', 'Bob')
  const post_id = await posted(here, ada)
  await here.as(bob).call('post_like', { post_id })
  await here.as(bob).call('follow', { following_id: ada.id })
  assert.deepEqual(await titles(here, ada), ['Bob follows you', 'Bob liked your post'])
  await here.as(ada).call('notification_read', { notification_id: 0 })
  await here.as(bob).call('post_like', { post_id })
  await here.as(bob).call('unfollow', { following_id: ada.id })
  assert.deepEqual(await titles(here, ada), [])
  await here.as(bob).call('post_like', { post_id })
  await here.as(bob).call('follow', { following_id: ada.id })
  const { recdata, unread_count } = await news(here, ada)
  assert.equal(unread_count, 0)
  assert.equal(recdata.length, 2)
})

test('who gathers while others do is done when those have told what they found', async () => {
  const here = await world()
  const [ada, bob] = await people(here, 'Ada', 'Bob')
  await here.as(bob).call('post_like', { post_id: await posted(here, ada) })
  const others = gatherNews(here.platform)
  assert.deepEqual(await titles(here, ada), ['Bob liked your post'])
  await others
})

test('nobody is told of what they do themselves', async () => {
  const here = await world()
  const [ada] = await people(here, 'Ada')
  const post_id = await posted(here, ada, `@${ada.username} it is me`)
  await here.as(ada).call('post_like', { post_id })
  const { recdata } = await here.as(ada).call('post_comment', { post_id, comment: 'I add' })
  const post_comment_id = recdata.post_comment_id
  await here.as(ada).call('post_comment_reply', { post_comment_id, reply: `and @${ada.username} again` })
  assert.deepEqual(await news(here, ada), { code: true, message: 'Success', recdata: [], unread_count: 0 })
})

test('comments, replies, reminders and mentions are told to whom they concern, each once', async () => {
  const here = await world()
  const [ada, bob, eve] = await people(here, 'Ada', 'Bob', 'Eve')
  const post_id = await posted(here, ada, `Hello @${eve.username}`)
  const commented = await here
    .as(bob)
    .call('post_comment', { post_id, comment: `@${ada.username} @${eve.username} see` })
  const { post_comment_id } = commented.recdata
  await here.as(eve).call('post_comment_reply', { post_comment_id, reply: `@${bob.username} yes` })
  await here.as(bob).call('repost', { post_id, repost_comment: 'Read this' })
  assert.deepEqual(await titles(here, ada), [
    'Bob reminded others of your post',
    'Bob commented on your post',
  ])
  assert.deepEqual(await titles(here, eve), ['Bob mentioned you in a comment', 'Ada mentioned you in a post'])
  const [reply] = (await news(here, bob)).recdata
  assert.deepEqual(
    [reply?.title, reply?.message, reply?.post_id, reply?.post_comment_id, reply?.link],
    [
      'Eve replied to your comment',
      `@${bob.username} yes`,
      post_id,
      post_comment_id,
      `/timeLine/${ada.id}/${post_id}`,
    ],
  )
  const { recdata } = await news(here, eve, { filter: 'mentions' })
  assert.equal(recdata.length, 2)
  assert.deepEqual((await news(here, ada, { filter: 'mentions' })).recdata, [])
})

test('nobody is told of what they may not see any more', async () => {
  const here = await world()
  const [ada, bob, eve] = await people(here, 'Ada', 'Bob', 'Eve')
  await here.befriend(ada, bob)
  const { recdata } = await here
    .as(ada)
    .call('add_post', { message: `For friends: @${bob.username} @${eve.username}`, post_type: 'private' })
  assert.deepEqual(await titles(here, eve), [], 'who is no friend is not named')
  assert.deepEqual(await titles(here, bob), ['Ada mentioned you in a post', 'Ada follows you'])
  await here.as(ada).call('unfollow', { following_id: bob.id })
  const lost = await news(here, bob)
  assert.deepEqual([lost.recdata, lost.unread_count], [[], 0])
  await here.as(ada).call('follow', { following_id: bob.id })
  assert.equal((await news(here, bob)).unread_count, 2)
  await here.as(ada).call('post_delete', { post_id: recdata.post_id })
  assert.deepEqual(await titles(here, bob), ['Ada follows you'])
  await here.as(bob).call('block', { blocked_user_id: ada.id })
  assert.deepEqual(await titles(here, bob), [])
})

test('an edit tells whom it newly names, and no more whom it does not', async () => {
  const here = await world()
  const [ada, bob, eve] = await people(here, 'Ada', 'Bob', 'Eve')
  const post_id = await posted(here, ada, `Hello @${bob.username}`)
  assert.equal((await news(here, bob)).unread_count, 1)
  await here.as(ada).call('edit_post', { post_id, message: `Hello @${eve.username}` })
  assert.deepEqual(await titles(here, bob), [])
  assert.deepEqual(await titles(here, eve), ['Ada mentioned you in a post'])
})

test('pages follow one another by next, in the reader’s language', async () => {
  const here = await world()
  const [ada, bob] = await people(here, 'Ada', 'Bob')
  for (let i = 0; i < 3; i++) await here.as(bob).call('post_like', { post_id: await posted(here, ada) })
  await here.as(ada).call('update_language', { language_id: 2 })
  await gatherNews(here.platform)
  const first = await here.as(ada).call('notification_list', { limit: 2 })
  assert.deepEqual(
    first.recdata.map(({ title }) => title),
    ['Váš příspěvek se líbí: Bob', 'Váš příspěvek se líbí: Bob'],
  )
  const second = await here.as(ada).call('notification_list', { limit: 2, before: first.next ?? '' })
  assert.equal(second.recdata.length, 1)
  assert.equal(second.next, undefined)
  assert.equal(second.unread_count, 3)
})

test('reading and popping up', async () => {
  const here = await world()
  const [ada, bob] = await people(here, 'Ada', 'Bob')
  const post_id = await posted(here, ada)
  await here.as(bob).call('post_like', { post_id })
  await here.as(bob).call('post_comment', { post_id, comment: 'Yes' })
  const [comment, like] = (await news(here, ada)).recdata
  const id = comment?.notification_id ?? 0
  await here.as(ada).call('notification_flash', { notification_id: id })
  assert.equal((await news(here, ada)).recdata[0]?.is_flash, '1')
  assert.equal((await here.as(ada).call('notification_read', { notification_id: id })).unread_count, 1)
  await here
    .as(bob)
    .isRefused('notification_read', { notification_id: like?.notification_id ?? 0 }, 'notification_not_found')
  await here
    .as(bob)
    .isRefused(
      'notification_flash',
      { notification_id: like?.notification_id ?? 0 },
      'notification_not_found',
    )
  await here.as(bob).call('post_comment', { post_id, comment: 'And more' })
  const again = await news(here, ada)
  assert.deepEqual(
    again.recdata.map(({ title, isread }) => [title, isread]),
    [
      ['Bob commented on your post', '0'],
      ['Bob commented on your post', '1'],
      ['Bob liked your post', '0'],
    ],
    'what comes after reading is news',
  )
})

test('a page that is open hears of it', async () => {
  const here = await world()
  const [ada, bob] = await people(here, 'Ada', 'Bob')
  const heard: string[] = []
  here.platform.bus.subscribe({
    hints: (hints) => heard.push(...hints.map(({ topic }) => topic)),
    ended: () => undefined,
    changed: () => undefined,
    rechecked: () => undefined,
    connected: () => undefined,
  })
  await here.as(bob).call('follow', { following_id: ada.id })
  const until = Date.now() + 3_000
  while (!heard.includes(`notifications:${ada.id}`) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 10))
  assert(heard.includes(`notifications:${ada.id}`))
})

test('only members are told', async () => {
  await isForMembersOnly(await world(), 'notification_list', {})
})

test('what a notification is about is cut between characters, with an ellipsis', async () => {
  const here = await world()
  const [ada, bob] = await people(here, 'Ada', 'Bob')
  const family = '👨🏻‍👩🏼‍👧🏽‍👦🏾'
  for (const message of ['e\u0301'.repeat(200), family.repeat(200), 'नमस्ते '.repeat(60)])
    await here.as(bob).call('post_like', { post_id: await posted(here, ada, message) })
  const told = (await news(here, ada)).recdata.map(({ message }) => message)
  assert.deepEqual(told, [
    shortened('नमस्ते '.repeat(60), longestExcerpt),
    `${family.repeat(50)}…`,
    `${'e\u0301'.repeat(139)}…`,
  ])
})
