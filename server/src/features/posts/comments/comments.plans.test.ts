/** The cost of comments doesn't depend on how many there are, as the plans of their statements show. */
import { before, describe, test } from 'node:test'
import {
  addCrowd,
  assertFew,
  assertFindsFew,
  explain,
  fill,
  planModes,
  pretend,
} from '../../../../test/plans.ts'
import { noKey } from '../../../platform/call/idempotency.ts'
import { statementText } from '../../../../test/statement-text.ts'
import { type Person, type World, world } from '../../../../test/world.ts'
import { discussion } from '../posts.discussion.ts'

const { addComment, addReply, findComment, getDiscussion, listComments, listLatestComments, listReplies } =
  discussion

const large = ['comments', 'posts', 'objects', 'members']
const newest = Number.MAX_SAFE_INTEGER

/** 400 members and eleven posts; one post has 20,000 comments, the last of which has 20,000 replies. */
const crowd = `
  ${addCrowd(400)};
  with written as (insert into posts (author_id, message)
  select (select min(id) from members where username like 'crowd%'), 'post ' || i from generate_series(1, 11) as i
  returning id, author_id)
  insert into objects (id, kind, author_id) select id, 'post', author_id from written;
  -- Counting them one by one would take longer than the tests.
  alter table comments disable trigger comments_added_or_removed;
  insert into comments (object_id, author_id, message)
  select post, (select min(id) from members where username like 'crowd%') + (i * 7) % 400, 'comment ' || i
  from (select max(id) as viral from posts) as p
  cross join lateral (
    select id as post, i from posts cross join generate_series(1, 30) as i where id <> viral
    union all select viral, i from generate_series(1, 20000) as i) as said
  order by i;
  insert into comments (object_id, parent_id, author_id, message)
  select object_id, id, (select min(id) from members where username like 'crowd%') + (i * 7) % 400, 'reply ' || i
  from (select object_id, id from comments order by position desc limit 1) as last
  cross join generate_series(1, 20000) as i;
  alter table comments enable trigger comments_added_or_removed;
  update comments c set replies = 20000 where id = (select max(parent_id) from comments);
  update objects set comments = 20000 where id = (select max(id) from posts);`

describe('comments on a post that has very many', () => {
  let the: World
  let viewers: Record<'ordinary' | 'unsociable', Person>
  let posts: number[]
  let post: number
  let comment: number

  before(async () => {
    the = await world()
    const { pool } = the.platform.database
    await fill(the, crowd)
    viewers = { ordinary: await the.person('Ordinary'), unsociable: await the.person('Unsociable') }
    await fill(
      the,
      `insert into blocks (blocker_id, blocked_id)
       select $1, id from members where username like 'crowd%' order by id offset 1 limit 20`,
      [viewers.unsociable.id],
    )
    // Waiting comments: only their authors see them.
    await fill(
      the,
      `insert into comments (object_id, author_id, message, position) select $1, id, 'waits', null
       from members where username like 'crowd%'`,
      [(await pool.query('select max(id) as id from posts')).rows[0].id],
    )
    posts = (await pool.query('select id from posts order by id desc limit 10')).rows.map(({ id }) => id)
    post = posts[0] ?? 0
    comment = (await pool.query('select max(parent_id) as id from comments')).rows[0].id
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      posts: 1e7,
      objects: 1e7,
      comments: 3e7,
      media: 2e6,
      members: 5e5,
      blocks: 1e6,
    })
  })

  for (const mode of planModes) {
    // The unsociable viewer hides twenty members, whose comments, a twentieth of all, are subtracted from the
    // counts.
    for (const [who, most] of [
      ['ordinary', 60],
      ['unsociable', 1_100],
    ] as const) {
      const check = async (text: string, values: Array<number | string>) => {
        assertFindsFew(await explain(the, mode, text, values), most, large)
      }

      test(`a page of comments reads few rows for a member who is ${who} (${mode})`, async () => {
        const text = await statementText((db) => listComments(db, 0, 0, 0, 0, 0, true))
        for (const [before, isFirst] of [
          [newest, 'true'],
          [10_000, 'false'],
        ] as const)
          await check(text, [viewers[who].id, post, before, 10, 0, isFirst])
      })

      test(`a page of replies reads few rows for a member who is ${who} (${mode})`, async () => {
        const text = await statementText((db) => listReplies(db, 0, 0, 0, 0, 0, true))
        await check(text, [viewers[who].id, comment, newest, 10, 0, 'true'])
      })

      test(`one comment reads few rows for a member who is ${who} (${mode})`, async () => {
        await check(await statementText((db) => findComment(db, 0, 0)), [viewers[who].id, comment])
      })

      test(`the latest comments of a page of posts read few rows for a member who is ${who} (${mode})`, async () => {
        const text = await statementText((db) => listLatestComments(db, 0, []))
        await check(text, [viewers[who].id, `{${posts.join(',')}}`])
      })

      test(`counts are made of few rows for a member who is ${who} (${mode})`, async () => {
        const text = await statementText((db) => getDiscussion(db, 0, 0, null))
        await check(text, [viewers[who].id, post, comment])
      })
    }

    test(`commenting and replying read few rows (${mode})`, async () => {
      const said = { author: 0, message: '', mentions: [], mediaId: null, waits: false }
      for (const [text, of] of [
        [await statementText((db) => addComment(db, 0, said)), post],
        [await statementText((db) => addReply(db, 0, said)), comment],
      ] as const) {
        const values = [viewers.ordinary.id, of, 'x', '[]', null, 'false', ...noKey.map(() => null)]
        const nodes = await explain(the, mode, text, values)
        assertFew(nodes, 20, large)
      }
    })
  }
})
