/** What chats cost does not depend on how much was said, or with how many: held by the plans of their statements. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertFew, explain, fill, planModes, pretend } from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { noKey } from '../../platform/call/idempotency.ts'
import { chats } from './chat.conversations.ts'
import {
  countUnread,
  findChat,
  findPair,
  listBoxes,
  listChats,
  listLast,
  listLatest,
} from './chat.queries.ts'

/** A member with 1,000 chats of 5 messages each; in the last 10,000. */
const crowd = `
  insert into members (email, password_hash, full_name, username, referral_code)
  select 'crowd' || i || '@example.org', 'none', 'Crowd ' || i, 'crowd_' || i, 'crowd' || i
  from generate_series(1, 1000) as i;
  insert into conversations (kind, low_id, high_id, last_seq, last_change, high_seq, last_at)
  select 'members', $1, m.id, 5, 5, 5, now() - m.id * interval '1 minute' from members m where m.username like 'crowd%';
  insert into conversation_members (conversation_id, member_id, peer_id, standing)
  select id, low_id, high_id, 'accepted' from conversations union all
  select id, high_id, low_id, 'accepted' from conversations;
  insert into messages (conversation_id, seq, changed, author_id, message)
  select c.id, i, i, c.high_id, 'message ' || i from conversations c
  cross join lateral generate_series(1, case when c.id = (select max(id) from conversations) then 10000 else 5 end) i;
  update conversations set last_seq = 10000, last_change = 10000, high_seq = 10000
  where id = (select max(id) from conversations);
  insert into read_marks (conversation_id, member_id, seq)
  select c.id, c.low_id, 5 from conversations c where c.last_seq = 5;`

const tables = [
  'messages',
  'conversations',
  'conversation_members',
  'members',
  'message_reactions',
  'read_marks',
]

describe('a member who talks with very many', () => {
  let the: World
  let member: Person
  let chat: number
  let friend: number

  before(async () => {
    the = await world()
    member = await the.person('Member')
    const { pool } = the.platform.database
    for (const statement of crowd.split(';').filter((each) => each.trim() !== ''))
      await (statement.includes('$1') ? fill(the, statement, [member.id]) : fill(the, statement))
    const { rows } = await pool.query('select id, high_id from conversations order by id desc limit 1')
    chat = rows[0].id
    friend = rows[0].high_id
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      messages: 1e8,
      conversations: 1e7,
      conversation_members: 2e7,
      members: 5e5,
      media: 2e6,
      message_reactions: 1e8,
      read_marks: 2e7,
      blocks: 1e6,
    })
  })

  const newest = Number.MAX_SAFE_INTEGER
  const nulls = noKey.map(() => null)
  const message = { author: 0, message: '', mentions: [], mediaId: null }

  for (const mode of planModes) {
    const check = async (
      run: Parameters<typeof statementText>[0],
      values: Array<number | string | null | number[]>,
      most = 120,
    ) => {
      const nodes = await explain(the, mode, await statementText(run), [member.id, ...values] as never)
      assert((nodes[0]?.['Actual Rows'] ?? 0) > 0, 'it finds something')
      assertFew(nodes, most, tables)
    }

    test(`lists, boxes and pages read few rows (${mode})`, async () => {
      const page = [null, null, newest, newest, 10, 0]
      await check((db) => listChats.all(db, 0, null, null, 0, 0, 0, 0), page, 250)
      // Each of the latest 100 is looked at once.
      await check((db) => listBoxes(db, 0, null, 0), [null, 20], 700)
      await check((db) => listLast(db, 0, []), [[chat, chat - 1, chat - 2]])
      await check((db) => listLatest(db, 0, [], 0), [[chat, chat - 1, chat - 2], 20], 250)
      await check((db) => chats.listHistory(db, 0, 0, 0, 0, 0), [chat, newest, 30, 0])
      await check((db) => chats.listChanges(db, 0, 0, { since: 0, limit: 0 }), [chat, 9_990, 100])
      // Unread messages are looked for among the latest 1,000.
      await check((db) => findChat(db, 0, 0), [chat], 1_100)
      // Of every conversation it is asked whether anything in it is unread.
      await check((db) => countUnread(db, 0), [], 5_100)
    })

    test(`writing reads few rows (${mode})`, async () => {
      await check((db) => findPair(db, 0, { friend: 0, kind: 'members' }), [friend, 'members', null])
      await check((db) => chats.addMessage(db, 0, message, noKey), [chat, 'x', '[]', null, ...nulls])
      await check((db) => chats.setRead(db, 0, 0, 0), [chat, 10_000])
    })
  }
})
