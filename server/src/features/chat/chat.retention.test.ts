/** How long messages are kept, and what keeps them longer. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openPair, type Pair } from '../../../test/scenes/pair-scene.ts'
import { type World, world } from '../../../test/world.ts'
import { forgetEvidence } from '../moderation/moderation.jobs.ts'
import { ageMessages, purgeMessages } from './chat.retention.ts'

const keep = async ({ platform }: World) => {
  await ageMessages(platform)
  await purgeMessages(platform.database.db)
  await forgetEvidence(platform.database.db)
}
const rows = async ({ platform }: World, { chat_id }: Pair) =>
  (
    await platform.database.db
      .selectFrom('messages')
      .select('message')
      .where('conversation_id', '=', chat_id)
      .orderBy('seq')
      .execute()
  ).map(({ message }) => message)

for (const days of [7, 30] as const)
  test(`messages that are older than ${days} days go, for both, and answers to them stay`, async () => {
    const here = await world()
    const pair = await openPair(here)
    const { ada, bob, chat_id, say, fetch, of } = pair
    const old = await say(ada, bob, 'old')
    const younger = await say(ada, bob, 'younger')
    await here
      .as(bob)
      .call('send_massage', { friend_id: ada.id, message: 'answer', reply_to: old.message_id })
    for (const [{ message_id }, age] of [
      [old, days + 1],
      [younger, days - 1],
    ] as const)
      await sql`update messages set created_at = now() - ${age} * interval '1 day' where id = ${message_id}`.execute(
        here.platform.database.db,
      )
    await keep(here)
    assert.equal((await fetch(bob)).length, 3)
    const { recdata } = await here
      .as(bob)
      .call('chat_retention_update', { chat_id, keep_days: days === 7 ? '7' : 30 })
    assert.equal(recdata.keep_days, days)
    assert.equal((await of(ada)).keep_days, days)
    await keep(here)
    for (const who of [ada, bob])
      assert.deepEqual(
        (await fetch(who)).map(({ text, replies_to }) => [text, replies_to]),
        [
          ['younger', null],
          ['answer', null],
        ],
      )
    assert.deepEqual(await rows(here, pair), ['younger', 'answer'])
  })

test('what an open report needs stays until the decision stands, and nobody else sees it', async () => {
  const here = await world()
  const pair = await openPair(here)
  const { ada, bob, chat_id, say, fetch } = pair
  const eve = await here.person('Eve')
  const nasty = await say(bob, ada, 'nasty')
  const report = (report_type: 'chat' | 'chat_message', report_id: number) =>
    ({ report_type, report_id, reason: 'harassment' }) as const
  const { recdata: whole } = await here.as(ada).call('add_report', report('chat', chat_id))
  assert.deepEqual([whole.shown, whole.full_name, whole.reported_id], ['nasty', 'Bob', chat_id])
  const { recdata: one } = await here.as(ada).call('add_report', report('chat_message', nasty.message_id))
  assert.deepEqual([one.shown, one.reported_id], ['nasty', nasty.message_id])
  await here.as(bob).isRefused('add_report', report('chat_message', nasty.message_id), 'not_oneself')
  await here.as(eve).isRefused('add_report', report('chat_message', nasty.message_id), 'message_not_found')
  await here.as(eve).isRefused('add_report', report('chat', chat_id), 'chat_not_found')

  await here.as(bob).call('destroy_chat', { friend_id: ada.id })
  await keep(here)
  assert.deepEqual([await fetch(ada), await rows(here, pair)], [[], ['nasty']])
  const { pool } = here.platform.database
  const evidence = async () =>
    (await pool.query('select evidence from reports where id = $1', [whole.report_id])).rows[0].evidence
  assert.deepEqual(
    (await evidence()).map(({ message, sender_id }: { message: string; sender_id: number }) => [
      message,
      sender_id,
    ]),
    [['nasty', bob.id]],
  )
  const decidedAgo = (days: number) =>
    pool.query(
      `update reports set state = 'upheld', decided_at = now() - $2 * interval '1 day' where reporter_id = $1`,
      [ada.id, days],
    )
  await decidedAgo(19)
  await keep(here)
  assert.deepEqual([(await evidence()).length, await rows(here, pair)], [1, ['nasty']])
  await decidedAgo(21)
  await keep(here)
  assert.deepEqual([await evidence(), await rows(here, pair)], [null, []])
})
