/**
 * The cost of chats depends neither on how many messages nor on how many chats there are: checks the plans of
 * their statements.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { isLong } from '../../../test/long.ts'
import { addCrowd, assertFindsFew, explain, fill, planModes, pretend } from '../../../test/plans.ts'
import { statementText } from '../../../test/statement-text.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
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
import { searchChats } from './chat.search.queries.ts'
import { statementsOfEach } from '../../../test/statements.ts'

const crowd = 3_000
const long = isLong ? 1_000_000 : 5_000

/** A member with very many chats: all are unread, every tenth is a freelancer's, every third a request. */
const scene = [
  addCrowd(crowd),
  `insert into conversations (kind, low_id, high_id)
   select case when m.id % 10 = 0 then 'freelance' else 'members' end, $1, m.id
   from members m where m.username like 'crowd%'`,
  `insert into conversation_members (conversation_id, member_id, peer_id, standing)
   select id, low_id, high_id, case when id % 3 = 0 then 'requested' else 'accepted' end from conversations
   union all select id, high_id, low_id, 'accepted' from conversations`,
  `update conversations c set last_seq = n, last_change = n, high_seq = n, last_at = now() - c.id * interval '1 minute'
   from (select id, case when row_number() over (order by id) = 1 then ${long} else 2 end as n from conversations) each
   where each.id = c.id`,
  // No notifications for this many.
  'alter table messages disable trigger user',
  `insert into messages (conversation_id, seq, changed, author_id, message)
   select c.id, i, i, c.high_id, 'message ' || i from conversations c, generate_series(1, c.last_seq) as i`,
  'alter table messages enable trigger user',
  'update listed_chats set is_archived = conversation_id % 50 = 1',
  'update listed_chats set pinned_at = now() where conversation_id in (2, 4, 5)',
  `insert into read_marks (conversation_id, member_id, seq) select id, high_id, last_seq from conversations`,
  'vacuum analyze',
]

const tables = [
  'messages',
  'conversations',
  'conversation_members',
  'listed_chats',
  'members',
  'member_names',
  'member_words',
  'read_marks',
]
const newest = Number.MAX_SAFE_INTEGER
const pageSize = 10

describe('a member who talks with very many', () => {
  let the: World
  let member: Person
  let chat: number
  let friend: number

  before(async () => {
    the = await makeWorld()
    member = await the.person('Member')
    for (const statement of scene) await fill(the, statement, statement.includes('$1') ? [member.id] : [])
    const { rows } = await the.platform.database.pool.query(
      'select id, high_id from conversations order by id limit 1',
    )
    chat = rows[0].id
    friend = rows[0].high_id
    await pretend(the, {
      messages: 1e8,
      conversations: 1e7,
      conversation_members: 2e7,
      listed_chats: 2e7,
      members: 5e5,
      member_names: 5e5,
      member_words: 1.5e6,
      media: 2e6,
      message_reactions: 1e8,
      read_marks: 2e7,
      blocks: 1e6,
    })
  })

  test('the list, the boxes and the last page of a chat are two statements each, and the count is one', async () => {
    const voice = the.as(member)
    const counts = await statementsOfEach(the.platform, [
      () => voice.call('chat_list', {}),
      () => voice.call('chat_list', { filter: 'unread' }),
      () => voice.call('current_chat', {}),
      () => voice.call('chat_messages', { chat_id: chat }),
      () => voice.call('chat_unread', {}),
    ])
    assert.deepEqual(counts, [2, 2, 2, 2, 1])
    const { unread_count, request_count } = await voice.call('chat_unread', {})
    assert.deepEqual([unread_count, request_count], [100, 100])
  })

  for (const mode of planModes) {
    const check = async (
      run: Parameters<typeof statementText>[0],
      values: Array<number | string | null>,
      most = 120,
    ) => {
      const nodes = await explain(the, mode, await statementText(run), [member.id, ...values])
      assertFindsFew(nodes, most, tables)
    }

    test(`a page of a list, the boxes and the count read few rows (${mode})`, async () => {
      // Of one of them, a hundred messages are counted as unread.
      const page = [newest, newest, pageSize, 0]
      for (const filter of ['all', 'unread', 'requests', 'archived'] as const)
        await check((db) => listChats[filter].any(db, 0, 0, 0, 0, 0), page)
      await check((db) => listChats.all.freelance(db, 0, 0, 0, 0, 0), page)
      // Each of the latest 100 is looked at once.
      await check((db) => listBoxes(db, 0, null, 0), [null, 20], 320)
      await check((db) => countUnread(db, 0), [], 220)
    })

    test(`a chat is found by a name among the latest, or by its rarest word (${mode})`, async () => {
      const search = (text: string, filter: 'all' | 'unread' | 'requests', most: number) =>
        check(
          (db) => searchChats[filter].any(db, 0, '', 0, 0, 0, 0),
          [text, newest, newest, pageSize, 0],
          most,
        )
      // The latest 1,000 of the list, and as many members with the rarest word.
      for (const filter of ['all', 'unread', 'requests'] as const) await search('crowd', filter, 2_000)
      for (const text of ['Crowd 2999', 'crowd2999', 'corwd 2999']) await search(text, 'all', 1_100)
    })

    test(`messages are read by what is shown of them (${mode})`, async () => {
      const some = `{${chat},${chat + 1},${chat + 2}}`
      await check((db) => listLast(db, 0, []), [some])
      await check((db) => listLatest(db, 0, [], 0), [some, 20])
      await check((db) => chats.listHistory(db, 0, 0, 0, 0, 0), [chat, newest, 30, 0])
      await check((db) => chats.listChanges(db, 0, 0, { since: 0, limit: 0 }), [chat, long - 10, 100])
      // Unread messages are counted to 100.
      await check((db) => findChat(db, 0, 0), [chat])
    })

    test(`writing reads few rows (${mode})`, async () => {
      const nulls = noKey.map(() => null)
      const message = { author: 0, message: '', mentions: [], mediaId: null }
      await check((db) => findPair(db, 0, { friend: 0, kind: 'members' }), [friend, 'members', null])
      await check((db) => chats.addMessage(db, 0, message, noKey), [chat, 'x', '[]', null, 'false', ...nulls])
      await check((db) => chats.setRead(db, 0, 0, 0), [chat, long])
    })
  }
})
