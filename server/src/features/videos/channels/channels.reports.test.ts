/** Reports of channels. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeChannel } from '../../../../test/scenes/videos-scene.ts'
import { world } from '../../../../test/world.ts'

test('a channel is reported by whoever finds it but its owner, and what was seen is kept', async () => {
  const here = await world()
  const { as, person } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const { id: channel_id } = await makeChannel(here, bob, 'Hot air')
  const report = { report_type: 'channel', report_id: channel_id, reason: 'impersonation' } as const
  await as(bob).isRefused('add_report', report, 'not_oneself')
  await here.block(eve, bob)
  await as(eve).isRefused('add_report', report, 'channel_not_found')
  const { recdata } = await as(ada).call('add_report', report)
  assert.deepEqual(
    [recdata.report_type, recdata.reported_id, recdata.full_name, recdata.shown, recdata.link],
    ['channel', channel_id, 'Bob', 'Hot air', `/mychannel/${channel_id}`],
  )
  const { rows } = await sql<{ evidence: object }>`
    select evidence from reports where reporter_id = ${ada.id}`.execute(here.platform.database.db)
  assert.deepEqual(rows[0]?.evidence, {
    handle: 'hot_air',
    about: '',
    links: [],
    subscribers: 0,
    videos: 0,
    picture: null,
    banner: null,
  })
  await as(bob).call('delete_channel', { channel_id })
  await as(ada).isRefused('add_report', report, 'channel_not_found')
  const [kept] = (await as(ada).call('get_reports', {})).response
  assert.deepEqual([kept?.shown, kept?.link], ['Hot air', null])
})
