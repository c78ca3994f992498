/** The cost of a chat doesn't depend on how many messages it has: checks the plans of its statements. */
import { before, describe, test } from 'node:test'
import { isLong } from '../../../../test/long.ts'
import { addCrowd, assertFindsFew, explain, fill, planModes, pretend } from '../../../../test/plans.ts'
import { statementText } from '../../../../test/statement-text.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { noKey } from '../../../platform/call/idempotency.ts'
import { chats } from './chat.conversations.ts'

/** Far more than is read at once, so that reading too much shows. */
const said = isLong ? 20_000 : 4_000
const groups = isLong ? 50 : 15

/** Groups of 400 members. The last one has very many messages, with 1,000 replies to its first. */
const crowd = `
  ${addCrowd(400)};
  insert into groups (name) select 'Group ' || i from generate_series(1, ${groups}) as i;
  insert into group_members (group_id, member_id, standing)
  select g.id, m.id, case when m.username = 'crowd_1' then 'owner' else 'member' end
  from groups g cross join members m where m.username like 'crowd%';
  insert into messages (conversation_id, seq, changed, author_id, message)
  select c.id, i, i, (select min(id) from members where username like 'crowd%') + (i * 7) % 400, 'message ' || i
  from conversations c cross join lateral generate_series(1, case when c.id = (select max(id) from conversations) then ${said} else 50 end) i;
  insert into messages (conversation_id, seq, changed, author_id, message, root_id, parent_id)
  select d.conversation_id, last + (d.seq - 1) * 10 + i, last + (d.seq - 1) * 10 + i, d.author_id, 'reply ' || i, d.id, d.id
  from (select d.*, max(seq) over (partition by conversation_id) as last from messages d) d
  cross join lateral generate_series(1, case when last = 50 then 10 when d.seq = 1 then 1000 else 0 end) i;
  update conversations set last_seq = ${said + 1000}, last_change = ${said + 1000} where id = (select max(id) from conversations);
  insert into read_marks (conversation_id, member_id, seq)
  select c.id, m.id, 40 from conversations c cross join members m where m.username like 'crowd%';
  insert into message_reactions (message_id, member_id, kind)
  select d.id, m.id, 'like' from messages d cross join members m where d.seq = ${said - 1} and m.username like 'crowd%';`

const tables = [
  'messages',
  'conversations',
  'group_members',
  'groups',
  'members',
  'message_reactions',
  'read_marks',
]

describe('the chat of a group in which very much was said', () => {
  let the: World
  let member: Person
  let group: number
  let root: number

  before(async () => {
    the = await world()
    member = await the.person('Member')
    await fill(the, crowd)
    const { pool } = the.platform.database
    group = (await pool.query('select max(id) as id from groups')).rows[0].id
    root = (
      await pool.query(
        'select min(id) as id from messages where replies = 0 and conversation_id = (select max(id) from conversations)',
      )
    ).rows[0].id
    await fill(the, `insert into group_members (group_id, member_id, standing) values ($1, $2, 'member')`, [
      group,
      member.id,
    ])
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      messages: 1e8,
      conversations: 1e5,
      group_members: 1e7,
      groups: 1e5,
      members: 5e5,
      media: 2e6,
      message_reactions: 1e8,
      read_marks: 1e7,
      blocks: 1e6,
    })
  })

  const newest = Number.MAX_SAFE_INTEGER
  const message = { author: 0, message: '', mentions: [], mediaId: null }
  const nulls = noKey.map(() => null)

  for (const mode of planModes) {
    const check = async (
      run: Parameters<typeof statementText>[0],
      values: Array<number | string | null>,
      most = 120,
    ) => {
      const nodes = await explain(the, mode, await statementText(run), [member.id, ...values])
      assertFindsFew(nodes, most, tables)
    }

    test(`pages, changes and counts read few rows (${mode})`, async () => {
      for (const before of [newest, said / 2])
        await check((db) => chats.listHistory(db, 0, 0, 0, 0, 0), [group, before, 30, 0])
      await check((db) => chats.listThreads(db, 0, 0, 0, 0, 0), [group, newest, 10, 0])
      await check((db) => chats.listReplies(db, 0, 0, 0, 0, 0), [root, newest, 10, 0])
      await check((db) => chats.listChanges(db, 0, 0, { since: 0, limit: 0 }), [group, said + 990, 100])
      await check((db) => chats.findMessage(db, 0, 0), [root])
      // Unread messages are looked for among the latest 1,000.
      await check((db) => chats.findConversation(db, 0, 0), [group], 1_100)
    })

    test(`writing, reacting and reading read few rows (${mode})`, async () => {
      const values = ['x', '[]', null, 'false', ...nulls]
      await check((db) => chats.addMessage(db, 0, message, noKey), [group, ...values])
      await check((db) => chats.addReply(db, 0, message, noKey), [root, ...values])
      await check((db) => chats.toggleReaction(db, 0, 0, 'like'), [root, 'like'])
      await check((db) => chats.setRead(db, 0, 0, 0), [group, said + 1000])
    })
  }
})
