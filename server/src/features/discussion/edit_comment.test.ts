import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { newsOf } from '../../../test/scenes/funding-scene.ts'
import { brokenPng, jpeg } from '../../../test/files/pictures.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'

describe('edit_comment', () => {
  let the: World
  let [ada, bob, cyd]: Person[] = []
  before(async () => {
    the = await makeWorld()
    ;[ada, bob, cyd] = [await the.person('Ada'), await the.person('Bob'), await the.person('Cyd')]
  })

  const post = async (more: { post_type?: 'private' } = {}) =>
    (await the.as(ada).call('add_post', { message: 'A post', ...more })).recdata.post_id
  const say = async (object_id: number, comment: string, file?: Blob, alt?: string) =>
    (await the.as(bob).call('add_comment', { object_id, comment, alt }, file && { file })).recdata.comment_id
  const edit = async (comment_id: number, comment: string, more: object = {}, file?: Blob) =>
    the.as(bob).call('edit_comment', { comment_id, comment, ...more }, file && { file })
  const see = async (who: Person | undefined, object_id: number) =>
    (await the.as(who).call('comment_list', { object_id })).recdata
  const first = async (who: Person | undefined, object_id: number) =>
    (await see(who, object_id))[0] ?? assert.fail('no comment')

  test('changes a comment and a reply for everybody, and says so', async () => {
    const object_id = await post()
    const comment_id = await say(object_id, 'Grat')
    const { recdata: reply } = await the.as(bob).call('add_comment_reply', { comment_id, reply: 'Realy' })
    const { message, recdata } = await edit(comment_id, ' Great ')
    assert.equal(message, 'Comment updated')
    assert.deepEqual([recdata.comment, recdata.reply_count], ['Great', 1])
    assert(Math.abs(Date.parse(recdata.edited_at ?? '') - Date.now()) < 60_000)
    const { recdata: edited } = await edit(reply.comment_id, 'Really')
    assert.deepEqual([edited.comment, edited.parent_id, edited.replies], ['Really', comment_id, []])
    const seen = await first(cyd, object_id)
    assert.deepEqual([seen.comment, seen.replies.map((each) => each.comment)], ['Great', ['Really']])
    assert(seen.edited_at !== null && seen.replies[0]?.edited_at !== null)
    // A card is cached under a version, which an edit raises.
    const [card] = (await the.as(cyd).call('post_card', { post_id: object_id })).recdata.comments
    assert.deepEqual([card?.comment, card?.reply[0]?.reply], ['Great', 'Really'])
  })

  test('is none where nothing changes, and is answered again under its key', async () => {
    const object_id = await post()
    const comment_id = await say(object_id, 'Same')
    assert.equal((await edit(comment_id, 'Same')).recdata.edited_at, null)
    const idempotency_key = 'an edit of mine'
    const once = (await edit(comment_id, 'Other', { idempotency_key })).recdata
    await the.as(cyd).call('like_comment', { comment_id })
    const again = (await edit(comment_id, 'Other', { idempotency_key })).recdata
    assert.deepEqual([again.edited_at, again.like_count], [once.edited_at, 1])
  })

  test('tells whom it names and the comment did not, and nobody twice', async () => {
    const [dan, eve] = [await the.person('Dan'), await the.person('Eve')]
    const object_id = await post()
    const comment_id = await say(object_id, `@${dan.username}`)
    await edit(comment_id, `@${dan.username} @${eve.username} @${ada?.username}`)
    await gatherNews(the.platform)
    assert.deepEqual(await newsOf(the, dan), ['post_comment_mention'])
    assert.deepEqual(await newsOf(the, eve), ['post_comment_mention'])
    assert.equal((await newsOf(the, ada ?? assert.fail())).includes('post_comment_mention'), false)
    const told = the.events('member.mentioned').filter(({ comment }) => comment === comment_id)
    assert.deepEqual(
      told.map(({ member }) => member),
      [dan.id, eve.id, ada?.id],
    )
  })

  test('is for its author, where they still may write', async () => {
    const object_id = await post()
    const comment_id = await say(object_id, 'Mine')
    for (const who of [ada, cyd])
      await the.as(who).isRefused('edit_comment', { comment_id, comment: 'x' }, 'comment_not_found')
    await the.as(bob).isRefused('edit_comment', { comment_id: 9_999_999, comment: 'x' }, 'comment_not_found')
    await the.as(bob).isRefused('edit_comment', { comment_id, comment: ' ' }, 'comment_empty')
    await the.as(bob).isRefused('edit_comment', { comment_id, comment: 'x'.repeat(1501) }, 'invalid_fields')
    await the.as(bob).call('delete_comment', { comment_id })
    await the.as(bob).isRefused('edit_comment', { comment_id, comment: 'x' }, 'comment_not_found')
    await the.as(bob).call('restore_comment', { comment_id })
    await the.block(ada ?? assert.fail(), bob ?? assert.fail())
    await the.as(bob).isRefused('edit_comment', { comment_id, comment: 'x' }, 'comment_not_found')
    await the.as(ada).call('unblock', { blocked_user_id: bob?.id ?? 0 })
    assert.equal((await edit(comment_id, 'Again')).recdata.comment, 'Again')
  })

  test('closes words to those who see the object by then, and opens none', async () => {
    const [owner, friend] = [await the.person('Owner'), await the.person('Friend')]
    await the.befriend(owner, friend)
    const { post_id } = (await the.as(owner).call('add_post', { message: 'Open' })).recdata
    const { recdata } = await the.as(friend).call('add_comment', { object_id: post_id, comment: 'For all' })
    const change = (post_type: 'private' | 'public') =>
      the.as(owner).call('edit_post', { post_id, message: 'Open', post_type })
    await change('private')
    const { comment_id } = recdata
    await the.as(friend).call('edit_comment', { comment_id, comment: 'For friends' })
    await change('public')
    assert.deepEqual(await see(cyd, post_id), [])
    assert.equal((await first(owner, post_id)).comment, 'For friends')
    const count = async (who: Person | undefined) =>
      (await the.as(who).call('post_card', { post_id })).recdata.comments_count
    assert.deepEqual([await count(cyd), await count(owner)], [0, 1])
    await the.as(friend).call('edit_comment', { comment_id, comment: 'For friends still' })
    assert.deepEqual(await see(cyd, post_id), [])
    await the.as(friend).call('delete_comment', { comment_id })
    const { rows } = await the.platform.database.pool.query(
      'select comments, closed from objects where id = $1',
      [post_id],
    )
    assert.deepEqual(rows, [{ comments: 0, closed: 0 }])
  })

  const files = async () =>
    (await the.platform.database.pool.query('select from media where owner_id = $1', [bob?.id])).rowCount

  test('keeps its file, describes it anew, or takes it off', async () => {
    const object_id = await post()
    const comment_id = await say(object_id, 'A jug', await jpeg(), 'A jug')
    await the.processMedia()
    const { file } = await first(cyd, object_id)
    const { recdata: kept } = await edit(comment_id, '', { alt: 'A blue jug' })
    assert.deepEqual([kept.comment, kept.file, kept.picture?.alt], ['', file, 'A blue jug'])
    await the.as(bob).isRefused('edit_comment', { comment_id, removes_file: 1 }, 'comment_empty')
    const { recdata: bare } = await edit(comment_id, 'Bare', { removes_file: 1 })
    assert.deepEqual([bare.comment, bare.file, bare.file_type], ['Bare', null, null])
    assert.equal(await files(), 0)
  })

  test('shows another file once that is ready, and the earlier one again where it fails', async () => {
    const object_id = await post()
    const comment_id = await say(object_id, 'A jug', await jpeg())
    await the.processMedia()
    const { file } = await first(cyd, object_id)
    const { message } = await edit(comment_id, 'Two jugs', {}, await brokenPng())
    assert.match(message, /when it's ready/)
    const waiting = await first(cyd, object_id)
    assert.deepEqual([waiting.comment, waiting.file], ['Two jugs', null])
    await the.processMedia()
    const [mine, others] = [await first(bob, object_id), await first(cyd, object_id)]
    assert.deepEqual(
      [mine.file, mine.file_state, others.file, others.file_failure],
      [file, 'ready', file, null],
    )
    assert.match(mine.file_failure ?? '', /Couldn't read the file/)
    assert.equal(await files(), 1)
    await gatherNews(the.platform)
    assert((await newsOf(the, bob ?? assert.fail())).includes('post_comment_file_failed'))
    // Saving without changes marks the failure as read.
    assert.equal((await edit(comment_id, 'Two jugs')).recdata.file_failure, null)
    await edit(comment_id, 'Three jugs', {}, await jpeg(300))
    await the.processMedia()
    const last = await first(cyd, object_id)
    assert.deepEqual([last.comment, last.file_state, last.file === file], ['Three jugs', 'ready', false])
    assert.equal(await files(), 1)
    await edit(comment_id, 'None', { removes_file: 1 })
    assert.equal(await files(), 0)
  })

  test('is not marked before others see it, and publishes what waited for a file without it', async () => {
    const object_id = await post()
    const comment_id = await say(object_id, 'Slow', await jpeg())
    const { recdata: waiting } = await edit(comment_id, 'Slower')
    assert.deepEqual([waiting.comment, waiting.edited_at, waiting.file_state], ['Slower', null, 'processing'])
    assert.deepEqual(await see(cyd, object_id), [])
    await edit(comment_id, 'Now', { removes_file: 1 })
    const seen = await first(cyd, object_id)
    assert.deepEqual([seen.comment, seen.edited_at], ['Now', null])
    assert.equal((await the.as(cyd).call('post_card', { post_id: object_id })).recdata.comments_count, 1)
    assert.deepEqual(the.events('object.commented').at(-1)?.comment, comment_id)
  })
})
