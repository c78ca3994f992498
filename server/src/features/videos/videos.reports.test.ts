/** Reports of videos. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeChannel, putVideo } from '../../../test/scenes/videos-scene.ts'
import { world } from '../../../test/world.ts'

test('a video is reported by whoever sees it, and what was seen is kept', async () => {
  const here = await world()
  const [ada, bob, eve] = [await here.person('Ada'), await here.person('Bob'), await here.person('Eve')]
  const channel = await makeChannel(here, bob)
  const video_id = await putVideo(here, channel, { title: 'Hot air', description: 'All of it' })
  const report = { report_type: 'video', report_id: video_id, reason: 'harassment' } as const
  await here.as(bob).isRefused('add_report', report, 'not_oneself')
  await here.block(eve, bob)
  await here.as(eve).isRefused('add_report', report, 'video_not_found')
  const { recdata } = await here.as(ada).call('add_report', report)
  assert.deepEqual(
    [recdata.reported_id, recdata.full_name, recdata.shown, recdata.shown_file_type, recdata.link],
    [video_id, 'Bob', 'Hot air\n\nAll of it', 'video', `/vtube/${video_id}`],
  )
  await here.as(bob).call('update_video', { video_id, visibility: 'Private' })
  await here.as(ada).isRefused('add_report', report, 'video_not_found')
  const [kept] = (await here.as(ada).call('get_reports', {})).response
  assert.deepEqual([kept?.shown, kept?.reported_id, kept?.link], ['Hot air\n\nAll of it', video_id, null])
})
