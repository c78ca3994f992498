/** Reports of reels and of comments on them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { putReel } from '../../../test/scenes/reels-scene.ts'
import { world } from '../../../test/world.ts'

test('a reel is reported by whoever sees it, and stays theirs to read where it was everybody’s', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const reel_id = await putReel(here, bob, { message: 'Hot air' })
  const report = { report_type: 'reel', report_id: reel_id, reason: 'harassment' } as const
  await here.as(bob).isRefused('add_report', report, 'not_oneself')
  await here.block(eve, bob)
  await here.as(eve).isRefused('add_report', report, 'reel_not_found')
  const { recdata } = await here.as(ada).call('add_report', report)
  const link = `/reel/?reelid=${reel_id}`
  assert.deepEqual(
    [recdata.reported_id, recdata.full_name, recdata.shown, recdata.shown_file_type, recdata.link],
    [reel_id, 'Bob', 'Hot air', 'image', link],
  )
  await here.as(bob).call('edit_reel', { reel_id, message: 'Nothing', post_type: 'private' })
  await here.as(ada).isRefused('add_report', report, 'reel_not_found')
  const [kept] = (await here.as(ada).call('get_reports', {})).response
  assert.deepEqual([kept?.shown, kept?.reported_id, kept?.link], ['Hot air', reel_id, null])
})

test('what is said of a reel is reported as any comment, and leads to the reel', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const reel_id = await putReel(here, ada)
  const { comment_id } = (await here.as(bob).call('reel_comment', { reel_id, comment: 'Bad' })).recdata
  const answer = { reel_id, reel_comment_id: comment_id, reply: 'Worse' }
  const { reply_id } = (await here.as(bob).call('reel_comment_reply', answer)).recdata
  const report = async (report_type: 'comment' | 'reply', report_id: number) =>
    (await here.as(eve).call('add_report', { report_type, report_id, reason: 'hate' })).recdata
  const link = `/reel/?reelid=${reel_id}`
  for (const { shown, link: leads } of [await report('comment', comment_id), await report('reply', reply_id)])
    assert.deepEqual([shown === 'Bad' || shown === 'Worse', leads], [true, link])
  // The reel's author can find and report a comment that a block hides from them.
  await here.block(ada, bob)
  const left = await here
    .as(ada)
    .call('add_report', { report_type: 'comment', report_id: comment_id, reason: 'hate' })
  assert.equal(left.recdata.shown, 'Bad')
})
