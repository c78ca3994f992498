import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jpeg } from '../../../test/files/pictures.ts'
import { makeWorld, type Person, type World, world } from '../../../test/world.ts'
import { statementsOfRead } from '../../../test/statements.ts'

const postBy = async ({ as }: World, author: Person) =>
  (await as(author).call('add_post', { message: 'a post' })).recdata.post_id

async function say({ as }: World, who: Person, post_id: number, comment: string) {
  return (await as(who).call('post_comment', { post_id, comment })).recdata.post_comment_id
}
const reply = ({ as }: World, who: Person, post_comment_id: number, text: string) =>
  as(who).call('post_comment_reply', { post_comment_id, reply: text })

test('comments come newest first, page by page, each with its latest two replies, oldest first', async () => {
  const here = await world()
  const { as, person } = here
  const ada = await person('Ada')
  const post_id = await postBy(here, ada)
  const ids: number[] = []
  for (let i = 1; i <= 7; i++) ids.push(await say(here, ada, post_id, `comment ${i}`))
  for (let i = 1; i <= 4; i++) await reply(here, ada, ids[6] ?? 0, `reply ${i}`)
  const first = await as(ada).call('comment_list', { object_id: post_id, limit: 3 })
  assert.equal(first.object, post_id)
  assert.deepEqual(
    first.recdata.map(({ comment, reply_count, replies: shown }) => [
      comment,
      reply_count,
      shown.map((r) => r.comment),
    ]),
    [
      ['comment 7', 4, ['reply 3', 'reply 4']],
      ['comment 6', 0, []],
      ['comment 5', 0, []],
    ],
  )
  // A comment added in between doesn't shift the page.
  await say(here, ada, post_id, 'comment 8')
  const rest = [] as string[]
  for (let before = first.next; before !== undefined;) {
    const page = await as(ada).call('comment_list', { object_id: post_id, limit: 3, before })
    rest.push(...page.recdata.map(({ comment }) => comment))
    before = page.next
  }
  assert.deepEqual(rest, ['comment 4', 'comment 3', 'comment 2', 'comment 1'])
  const second = await as(ada).call('comment_list', { object_id: post_id, limit: 3, page: 2 })
  assert.deepEqual(
    second.recdata.map(({ comment }) => comment),
    ['comment 5', 'comment 4', 'comment 3'],
  )
  await as(ada).isRefused('comment_list', { object_id: post_id, before: 'x1' }, 'invalid_fields')
  await as(ada).isRefused('comment_list', { object_id: post_id, page: 101 }, 'invalid_fields')
})

test('a page is one statement, however many comments and replies it has', async () => {
  const here = await world()
  const { as, person, platform } = here
  const ada = await person('Ada')
  const post_id = await postBy(here, ada)
  for (let i = 0; i < 5; i++) await reply(here, ada, await say(here, ada, post_id, 'x'), 'y')
  await as(ada).call('comment_list', { object_id: post_id })
  assert.equal(
    await statementsOfRead(platform, () => as(ada).call('comment_list', { object_id: post_id })),
    1,
  )
})

test('what a hidden member said is neither shown nor counted, for them or by them', async () => {
  const here = await world()
  const { as, person, block } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const post_id = await postBy(here, ada)
  const ofBob = await say(here, bob, post_id, 'of Bob')
  const ofEve = await say(here, eve, post_id, 'of Eve')
  const ofAda = await say(here, ada, post_id, 'of Ada')
  for (const who of [ada, bob, eve]) await reply(here, who, ofAda, `reply of ${who.name}`)
  await reply(here, eve, ofBob, 'before the block')
  // Comments that nobody sees must not be subtracted from the counts of viewers who hide their author.
  await as(eve).call('post_comment', { post_id }, { file: await jpeg() })
  await as(eve).call('post_comment_reply', { post_comment_id: ofAda }, { file: await jpeg() })
  const gone = await say(here, eve, post_id, 'taken back')
  await as(eve).call('post_comment_delete', { post_comment_id: gone })
  await block(bob, eve)
  const seen = async (who: Person) =>
    (await as(who).call('comment_list', { object_id: post_id })).recdata.map((each) => [
      each.comment,
      each.reply_count,
      each.replies.map((one) => one.comment),
    ])
  const ada2 = ['reply of Bob', 'reply of Eve']
  assert.deepEqual(await seen(ada), [
    ['of Ada', 3, ada2],
    ['of Eve', 0, []],
    ['of Bob', 1, ['before the block']],
  ])
  assert.deepEqual(await seen(bob), [
    ['of Ada', 2, ['reply of Ada', 'reply of Bob']],
    ['of Bob', 0, []],
  ])
  assert.deepEqual((await seen(eve)).slice(1), [
    // Her own waiting reply is last, and isn't counted.
    ['of Ada', 2, ['reply of Eve', '']],
    ['of Eve', 0, []],
  ])
  await as(bob).isRefused('comment_reply_list', { comment_id: ofEve }, 'comment_not_found')
  // A viewer's counts cover what that viewer sees.
  const { recdata } = await as(bob).call('post_comment_delete', { post_comment_id: ofBob })
  assert.equal(recdata.comments_count, 1)
})

test('one’s own that wait for their file stand above the first page and move no cursor', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const post_id = await postBy(here, ada)
  for (let i = 1; i <= 3; i++) await say(here, ada, post_id, `comment ${i}`)
  await as(bob).call('post_comment', { post_id, comment: 'slow' }, { file: await jpeg() })
  const first = await as(bob).call('comment_list', { object_id: post_id, limit: 2 })
  assert.deepEqual(
    first.recdata.map(({ comment }) => comment),
    ['slow', 'comment 3', 'comment 2'],
  )
  const more = await as(bob).call('comment_list', { object_id: post_id, limit: 2, before: first.next })
  assert.deepEqual([more.recdata.map(({ comment }) => comment), more.next], [['comment 1'], undefined])
})

test('a list names the post that it belongs to, and none that is not to be seen', async () => {
  const here = await world()
  const { as, person, block } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const post_id = await postBy(here, ada)
  const pointer = (await as(bob).call('repost', { post_id })).recdata.post_id
  assert.deepEqual(await listed(), [post_id, []])
  await say(here, bob, post_id, 'hi')
  assert.deepEqual(await listed(), [post_id, ['hi']])
  async function listed() {
    const { object: post, recdata } = await as(eve).call('comment_list', { object_id: pointer })
    return [post, recdata.map(({ comment }) => comment)]
  }
  await block(bob, eve)
  // The reposter is hidden from her, though the original isn't.
  await as(eve).isRefused('comment_list', { object_id: pointer }, 'object_not_found')
  const original = await as(eve).call('comment_list', { object_id: post_id })
  assert.deepEqual([original.object, original.recdata], [post_id, []])
  const closed = (await as(ada).call('add_post', { message: 'x', post_type: 'private' })).recdata.post_id
  await say(here, ada, closed, 'secret')
  await as(eve).isRefused('comment_list', { object_id: closed }, 'object_not_found')
  await as(eve).isRefused('comment_list', { object_id: 999_999 }, 'object_not_found')
  await as(ada).call('post_delete', { post_id: closed })
  await as(ada).isRefused('comment_list', { object_id: closed }, 'object_not_found')
})

test('a file below a private post has an address of its own for whoever has no cookie', async () => {
  const here = await makeWorld()
  const { as, person, processMedia, url } = here
  const ada = await person('Ada')
  for (const post_type of ['private', 'public'] as const) {
    const { post_id } = (await as(ada).call('add_post', { message: 'x', post_type })).recdata
    await as(ada).call('post_comment', { post_id }, { file: await jpeg() })
    await processMedia()
    const [comment] = (await as(ada).call('comment_list', { object_id: post_id })).recdata
    const address = comment?.file ?? ''
    assert.equal(address.includes('signature='), post_type === 'private')
    assert.equal((await fetch(url + address)).status, 200)
    const bare = await fetch(url + address.split('?')[0])
    assert.equal(bare.status, post_type === 'private' ? 404 : 200)
  }
})

test('who is too young gets no file below what is not safe for work', async () => {
  const here = await makeWorld()
  const { as, person, processMedia, platform } = here
  const [ada, kid] = [await person('Ada'), await person('Kid')]
  await platform.database.pool.query(`update members set born_on = current_date - 4000 where id = $1`, [
    kid.id,
  ])
  const { post_id } = (await as(ada).call('add_post', { message: 'x', nsfw: 'Nudity' })).recdata
  await as(ada).call('post_comment', { post_id, comment: 'look' }, { file: await jpeg() })
  await processMedia()
  const seen = async (who: Person) => {
    const [comment] = (await as(who).call('comment_list', { object_id: post_id })).recdata
    return [comment?.comment, comment?.file_type, comment?.picture === null, comment?.file === null]
  }
  assert.deepEqual(await seen(ada), ['look', 'image', false, false])
  assert.deepEqual(await seen(kid), ['look', null, true, true])
})
