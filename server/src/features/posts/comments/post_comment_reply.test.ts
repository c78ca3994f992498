import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jpeg } from '../../../../test/files/pictures.ts'
import { makeWorld, type Person, type World, world } from '../../../../test/world.ts'

/** Creates a post by the first member and a comment on it by the second. */
async function commented(
  { as }: World,
  author: Person,
  commenter: Person,
  more: { post_type?: 'private' } = {},
) {
  const { post_id } = (await as(author).call('add_post', { message: 'a post', ...more })).recdata
  const { recdata } = await as(commenter).call('post_comment', { post_id, comment: 'a comment' })
  return { post_id, post_comment_id: recdata.post_comment_id }
}

test('a reply is trimmed, shown with its author, and counted beside the comments', async () => {
  const here = await world()
  const { as, person, events } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const { post_id, post_comment_id } = await commented(here, ada, bob)
  const { recdata } = await as(eve).call('post_comment_reply', { post_comment_id, reply: ' so  it is ' })
  const { post_comment_reply_id, created_at, ...said } = recdata
  assert(Math.abs(Date.parse(created_at) - Date.now()) < 60_000)
  assert.deepEqual(said, {
    post_comment_id,
    post_id,
    user_id: eve.id,
    username: eve.username,
    full_name: 'Eve',
    profile_pic: null,
    duration: 'now',
    edited_at: null,
    reply: 'so  it is',
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
  })
  const [comment] = (await as(ada).call('comment_list', { object_id: post_id })).recdata
  assert.equal(comment?.reply_count, 1)
  assert.deepEqual(
    comment.replies.map(({ comment_id }) => comment_id),
    [post_comment_reply_id],
  )
  assert.deepEqual(events('comment.replied').at(-1), {
    kind: 'post',
    object: post_id,
    comment: post_comment_id,
    reply: post_comment_reply_id,
    author: bob.id,
    member: eve.id,
  })
  const { rows } = await here.platform.database.pool.query('select comments from objects where id = $1', [
    post_id,
  ])
  assert.equal(rows[0].comments, 1)
})

test('nothing is no reply, too much is none, and a reply has no replies', async () => {
  const here = await world()
  const { as, person } = here
  const ada = await person('Ada')
  const { post_comment_id } = await commented(here, ada, ada)
  await as(ada).isRefused('post_comment_reply', { post_comment_id, reply: ' ' }, 'comment_empty')
  await as(ada).isRefused('post_comment_reply', { post_comment_id }, 'comment_empty')
  const long = { post_comment_id, reply: 'a'.repeat(1501) }
  const { body } = await as(ada).isRefused('post_comment_reply', long, 'invalid_fields')
  assert.deepEqual(body['fields'], { reply: 'A comment can have up to 1,500 characters' })
  await as(ada).isRefused(
    'post_comment_reply',
    { post_comment_id, reply: 'hi', group_id: 7 },
    'group_not_found',
  )
  await as(ada).isRefused(
    'post_comment_reply',
    { post_comment_id: 999_999, reply: 'hi' },
    'comment_not_found',
  )
  const { recdata } = await as(ada).call('post_comment_reply', { post_comment_id, reply: 'hi' })
  await as(ada).isRefused(
    'post_comment_reply',
    { post_comment_id: recdata.post_comment_reply_id, reply: 'hi' },
    'comment_not_found',
  )
})

test('who does not see a comment cannot reply to it', async () => {
  const here = await world()
  const { as, person, befriend, block } = here
  const names = ['Ada', 'Bob', 'Stranger', 'Blocked by Ada', 'Blocked by Bob', 'Blocking Bob']
  const people = await Promise.all(names.map((name) => person(name)))
  const [ada, bob, stranger, byAda, byBob, blocksBob] = people as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ]
  for (const friend of [bob, byBob]) await befriend(ada, friend)
  await block(ada, byAda)
  await block(bob, byBob)
  await block(blocksBob, bob)
  const open = await commented(here, ada, bob)
  const closed = await commented(here, ada, bob, { post_type: 'private' })
  const input = ({ post_comment_id }: { post_comment_id: number }) => ({ post_comment_id, reply: 'hi' })
  for (const who of [byAda, byBob, blocksBob])
    await as(who).isRefused('post_comment_reply', input(open), 'comment_not_found')
  for (const who of [stranger, byAda, byBob, blocksBob])
    await as(who).isRefused('post_comment_reply', input(closed), 'comment_not_found')
  for (const who of [ada, bob, stranger]) await as(who).call('post_comment_reply', input(open))
  for (const who of [ada, bob]) await as(who).call('post_comment_reply', input(closed))

  await as(bob).call('post_comment_delete', { post_comment_id: open.post_comment_id })
  await as(ada).isRefused('post_comment_reply', input(open), 'comment_not_found')
  await as(ada).call('post_delete', { post_id: closed.post_id })
  await as(bob).isRefused('post_comment_reply', input(closed), 'comment_not_found')
})

test('who replied to hears of it only as long as they see the post', async () => {
  const here = await makeWorld()
  const { as, person, befriend, events, platform } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  await befriend(ada, bob)
  await befriend(ada, eve)
  const { post_comment_id } = await commented(here, ada, bob, { post_type: 'private' })
  const reply = () => as(eve).call('post_comment_reply', { post_comment_id, reply: `@${bob.username} hm` })
  await reply()
  assert.deepEqual([events('comment.replied').length, events('member.mentioned').length], [1, 1])
  await platform.database.db.deleteFrom('follows').where('followed_id', '=', bob.id).execute()
  await reply()
  assert.deepEqual([events('comment.replied').length, events('member.mentioned').length], [1, 1])
})

test('a reply with a file waits as a comment does', async () => {
  const here = await makeWorld()
  const { as, person, processMedia, events } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { post_id, post_comment_id } = await commented(here, ada, ada)
  const answer = await as(bob).call('post_comment_reply', { post_comment_id }, { file: await jpeg() })
  assert.equal(answer.message, 'Your comment will appear when its file is ready.')
  const shown = async (who: Person) => {
    const [comment] = (await as(who).call('comment_list', { object_id: post_id })).recdata
    const replies = (await as(who).call('comment_reply_list', { comment_id: post_comment_id })).recdata
    return [
      comment?.reply_count,
      comment?.replies.map((each) => each.file_state),
      replies.map((each) => each.file_state),
    ]
  }
  assert.deepEqual(await shown(ada), [0, [], []])
  assert.deepEqual(await shown(bob), [0, ['processing'], ['processing']])
  assert.equal(events('comment.replied').length, 0)
  await processMedia()
  for (const who of [ada, bob]) assert.deepEqual(await shown(who), [1, ['ready'], ['ready']])
  assert.equal(events('comment.replied').at(-1)?.reply, answer.recdata.post_comment_reply_id)
})
