/** The cost of a call doesn't depend on how many there were: checks the plans of its statements. */
import { randomUUID } from 'node:crypto'
import { before, describe, test } from 'node:test'
import {
  addCrowd,
  assertFew,
  assertFindsFew,
  explain,
  fill,
  planModes,
  pretend,
} from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { enter, sendSignals, setDeviceState } from './devices.queries.ts'
import { findCall, findCurrentCall, findGroupCall, listPeople, listSignals } from './video-calls.rows.ts'

/**
 * Groups of 200 members, each with a call that is under way, and many that are over; Member has called and was called
 * in very many, and is in the call of the last group.
 */
const crowd = `
  ${addCrowd(200)};
  insert into groups (name) select 'Group ' || i from generate_series(1, 40) as i;
  insert into group_members (group_id, member_id, standing)
  select g.id, m.id, 'member' from groups g cross join members m where m.username like 'crowd%';
  insert into conversations (kind, low_id, high_id)
  select 'members', least(m.id, $1::bigint), greatest(m.id, $1::bigint) from members m where m.username like 'crowd%';
  insert into conversation_members (conversation_id, member_id, peer_id, standing)
  select c.id, c.low_id, c.high_id, 'accepted' from conversations c where c.kind = 'members'
  union all select c.id, c.high_id, c.low_id, 'accepted' from conversations c where c.kind = 'members';
  insert into video_calls (conversation_id, caller_id, callee_id, has_camera, state, rings_until, accepted_at, ended_at)
  select c.id, case when i % 2 = 0 then c.low_id else c.high_id end, case when i % 2 = 0 then c.high_id else c.low_id end,
    true, 'ended', now(), now(), now()
  from conversations c cross join generate_series(1, 20) as i where c.kind = 'members';
  insert into video_calls (conversation_id, caller_id, has_camera, state, rings_until, accepted_at)
  select c.id, m.id, true, 'accepted', now() + interval '1 hour', now()
  from conversations c join members m on m.username = 'crowd_1' where c.kind = 'group';
  insert into video_call_devices (call_id, member_id, device, entry, entered_at, seen_at)
  select k.id, m.id, gen_random_uuid(), gen_random_uuid(), now(), now() + interval '1 hour'
  from video_calls k join members m on m.username in ('crowd_1', 'crowd_2', 'crowd_3') where k.ended_at is null;
  insert into video_call_rings (call_id, member_id)
  select k.id, m.id from video_calls k join members m on m.username like 'crowd_1%' where k.ended_at is null;
  insert into video_call_removals (call_id, member_id)
  select k.id, m.id from video_calls k join members m on m.username like 'crowd_2%' where k.ended_at is null;
  insert into video_call_signals (call_id, from_entry, to_entry, content)
  select d.call_id, gen_random_uuid(), d.entry, 'signal' from video_call_devices d cross join generate_series(1, 20);`

const tables = [
  'video_calls',
  'video_call_devices',
  'video_call_rings',
  'video_call_removals',
  'video_call_signals',
  'conversations',
  'conversation_members',
  'group_members',
  'groups',
  'members',
]

describe('calls where there were very many', () => {
  let the: World
  let member: Person
  let group: number
  let call: number
  const entry = randomUUID()
  let other: string

  before(async () => {
    the = await world()
    member = await the.person('Member')
    const { pool } = the.platform.database
    for (const statement of crowd.split(';').filter((each) => each.trim() !== ''))
      await fill(the, statement, statement.includes('$1') ? [member.id] : [])
    group = (await pool.query('select max(id) as id from groups')).rows[0].id
    call = (await pool.query('select max(id) as id from video_calls')).rows[0].id
    other = (
      await pool.query('select entry from video_call_devices where call_id = $1 order by member_id limit 1', [
        call,
      ])
    ).rows[0].entry
    await fill(the, `insert into group_members (group_id, member_id, standing) values ($1, $2, 'member')`, [
      group,
      member.id,
    ])
    await fill(
      the,
      'insert into video_call_devices (call_id, member_id, device, entry, entered_at) values ($1, $2, $3, $3, now())',
      [call, member.id, entry],
    )
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      video_calls: 1e7,
      video_call_devices: 1e6,
      video_call_rings: 1e6,
      video_call_removals: 1e6,
      video_call_signals: 1e6,
      conversations: 1e6,
      conversation_members: 2e6,
      group_members: 1e7,
      groups: 1e5,
      members: 5e5,
      media: 2e6,
      blocks: 1e6,
    })
  })

  for (const mode of planModes) {
    const check = async (
      run: Parameters<typeof statementText>[0],
      values: Array<number | string | null>,
      most = 60,
    ) => assertFindsFew(await explain(the, mode, await statementText(run), values), most, tables)

    test(`what rings, is under way and is said reads few rows (${mode})`, async () => {
      await check((db) => findCurrentCall(db, 0), [member.id])
      await check((db) => findCall(db, 0, 0), [member.id, call])
      await check((db) => findGroupCall(db, 0, 0), [member.id, group])
      await check((db) => listPeople(db, 0, 0), [member.id, call])
      await check((db) => listSignals(db, 0, entry, 0), [call, other, 0])
    })

    test(`entering, signalling and saying what is on read few rows (${mode})`, async () => {
      // The token is none: it reads what it would, and changes nothing.
      const entering = await statementText((db) => enter(db, 0, 0, 'token'))
      assertFew(await explain(the, mode, entering, [call, member.id, '\\x00']), 60, tables)
      const signals = { call: 0, member: 0, entry, to: entry, signals: [] }
      await check((db) => sendSignals(db, signals), [call, member.id, entry, other, '["x"]'])
      const state = { mic: true, camera: null, screen: null, hand: null }
      await check(
        (db) => setDeviceState(db, { call: 0, member: 0, entry }, state),
        [call, member.id, entry, 'true', null, null, null],
      )
    })
  }
})
