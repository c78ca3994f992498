import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jpeg } from '../../../test/files/pictures.ts'
import { browserCookie, type Person, type World, world } from '../../../test/world.ts'

/** Nik and Eve have commented on Ada's post. */
async function scene(here: World, post_type: 'public' | 'private' = 'public') {
  const { as, person, befriend } = here
  const [ada, nik, eve] = [await person('Ada'), await person('Nik'), await person('Eve')]
  await befriend(ada, nik)
  await befriend(ada, eve)
  const { post_id } = (await as(ada).call('add_post', { message: 'a post', post_type })).recdata
  const say = async (who: Person, comment: string) =>
    (await as(who).call('post_comment', { post_id, comment })).recdata.post_comment_id
  const reply = async (who: Person, post_comment_id: number, text: string) =>
    (await as(who).call('post_comment_reply', { post_comment_id, reply: text })).recdata.post_comment_reply_id
  const post_comment_id = await say(nik, 'nasty')
  const other = await say(eve, 'kind')
  const post_comment_reply_id = await reply(nik, other, 'nasty again')
  await reply(eve, post_comment_id, 'kind again')
  const list = async (who: Person) =>
    (await as(who).call('comment_blocked_list', { object_id: post_id })).recdata.map(
      ({ comment, full_name, user_id }) => [comment, full_name, user_id],
    )
  return { ada, nik, eve, post_id, post_comment_id, other, post_comment_reply_id, list }
}

test('whose post it is finds what somebody they blocked has left there, apart from the rest', async () => {
  const here = await world()
  const { as, block } = here
  const { ada, nik, eve, post_id, list } = await scene(here)
  assert.deepEqual(await list(ada), [])
  await block(ada, nik)
  assert.deepEqual(await list(ada), [
    ['nasty again', 'Nik', nik.id],
    ['nasty', 'Nik', nik.id],
  ])
  const { recdata } = await as(ada).call('comment_list', { object_id: post_id })
  assert.deepEqual(
    recdata.map(({ comment }) => comment),
    ['kind'],
  )
  for (const who of [nik, eve])
    await as(who).isRefused('comment_blocked_list', { object_id: post_id }, 'object_not_found')
  await as(ada).isRefused('comment_blocked_list', { object_id: 999_999 }, 'object_not_found')
  await as(eve).call('comment_list', { object_id: post_id })
})

test('who has blocked them has no name there', async () => {
  const here = await world()
  const { ada, nik, list } = await scene(here)
  await here.block(nik, ada)
  assert.deepEqual(await list(ada), [
    ['nasty again', null, null],
    ['nasty', null, null],
  ])
})

test('they delete it for everybody, and its author cannot bring it back', async () => {
  const here = await world()
  const { as, block } = here
  const { ada, nik, eve, post_id, post_comment_id, other, post_comment_reply_id, list } = await scene(here)
  await as(ada).isRefused('post_comment_delete', { post_comment_id }, 'comment_not_found')
  await block(nik, ada)
  await as(eve).isRefused('post_comment_delete', { post_comment_id }, 'comment_not_found')
  await as(ada).isRefused('post_comment_delete', { post_comment_id: other }, 'comment_not_found')
  await as(ada).call('post_comment_delete', { post_comment_id })
  await as(ada).call('post_comment_reply_delete', { post_comment_reply_id })
  await as(ada).isRefused('post_comment_delete', { post_comment_id }, 'comment_not_found')
  assert.deepEqual(await list(ada), [])
  const { recdata } = await as(eve).call('comment_list', { object_id: post_id })
  assert.deepEqual(
    recdata.map(({ comment, reply_count }) => [comment, reply_count]),
    [['kind', 0]],
  )
  await as(nik).call('unblock', { blocked_user_id: ada.id })
  for (const who of [ada, nik]) {
    await as(who).isRefused('restore_comment', { comment_id: post_comment_id }, 'comment_not_found')
    await as(who).isRefused('restore_comment', { comment_id: post_comment_reply_id }, 'comment_not_found')
  }
})

test('they report it, and see its picture', async () => {
  const here = await world()
  const { as, block, processMedia, url } = here
  const { ada, nik, eve, post_id, post_comment_id, post_comment_reply_id } = await scene(here, 'private')
  await as(nik).call('post_comment', { post_id, comment: 'look' }, { file: await jpeg() })
  await processMedia()
  await block(ada, nik)
  const { recdata } = await as(ada).call('comment_blocked_list', { object_id: post_id })
  const picture = new URL(recdata[0]?.file ?? '', url)
  picture.search = ''
  const sees = async (who: Person) =>
    (await fetch(picture, { headers: { cookie: await browserCookie(url, who.email) } })).ok
  await here.platform.database.pool.query('update members set several_devices = true')
  assert.deepEqual([await sees(ada), await sees(eve), await sees(nik)], [true, true, false])
  for (const [report_type, report_id, shown] of [
    ['comment', post_comment_id, 'nasty'],
    ['reply', post_comment_reply_id, 'nasty again'],
  ] as const) {
    const report = await as(ada).call('add_report', { report_type, report_id, reason: 'harassment' })
    assert.equal(report.recdata.shown, shown)
  }
})

test('what others do not see is not there: what waits, was deleted, or replies to what was', async () => {
  const here = await world()
  const { as, block } = here
  const { ada, nik, eve, post_id, post_comment_id, other, list } = await scene(here)
  const waiting = await as(nik).call('post_comment', { post_id }, { file: await jpeg() })
  await block(ada, nik)
  await as(nik).call('post_comment_delete', { post_comment_id })
  await as(eve).call('post_comment_delete', { post_comment_id: other })
  assert.deepEqual(await list(ada), [])
  const { post_comment_id: id } = waiting.recdata
  await as(ada).isRefused('post_comment_delete', { post_comment_id: id }, 'comment_not_found')
})

test('it is paged, newest first', async () => {
  const here = await world()
  const { as, block } = here
  const { ada, nik, post_id } = await scene(here)
  await block(ada, nik)
  const first = await as(ada).call('comment_blocked_list', { object_id: post_id, limit: 1 })
  const before = first.next ?? assert.fail('no next')
  const second = await as(ada).call('comment_blocked_list', { object_id: post_id, limit: 1, before })
  assert.deepEqual(
    [...first.recdata, ...second.recdata].map(({ comment }) => comment),
    ['nasty again', 'nasty'],
  )
})
