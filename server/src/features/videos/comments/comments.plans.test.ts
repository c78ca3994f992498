/** The page of a video costs the same however many have watched it and said something about it. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { isLong } from '../../../../test/long.ts'
import { addCrowd, assertFindsFew, explain, fill, planModes, pretend } from '../../../../test/plans.ts'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { statementText } from '../../../../test/statement-text.ts'
import { statementsOfEach } from '../../../../test/statements.ts'
import { makeWorld, type Person, type World } from '../../../../test/world.ts'
import { discussion } from '../videos.discussion.ts'
import { findVideo } from '../videos.queries.ts'

const many = isLong ? 1_000_000 : 20_000
const watchers = 1_000
const large = [
  'comments',
  'comment_counts',
  'comment_reactions',
  'videos',
  'objects',
  'object_views',
  'members',
]

/**
 * Members watched a video day after day and commented on it; the last comment got half of all as replies, and
 * one in ten a like.
 */
const watched = (video: number) => `
  ${addCrowd(watchers)};
  create temporary table crowd as select id, row_number() over (order by id) - 1 as nth from members where username like 'crowd%';
  alter table comments disable trigger user;
  insert into comments (object_id, author_id, message)
  select ${video}, crowd.id, 'comment ' || i from generate_series(1, ${many / 2}) as i join crowd on nth = i % ${watchers}
  order by i;
  insert into comments (object_id, parent_id, author_id, message)
  select ${video}, (select id from comments order by position desc limit 1), crowd.id, 'reply ' || i
  from generate_series(1, ${many / 2}) as i join crowd on nth = i % ${watchers} order by i;
  alter table comments enable trigger user;
  update comments set replies = ${many / 2} where id = (select max(parent_id) from comments);
  update objects set comments = ${many} where id = ${video};
  insert into comment_counts (comment_id, object_id, is_reply, likes, dislikes)
  select id, ${video}, parent_id is not null, 1 + id % 7, 0 from comments where id % 10 = 0;
  insert into comment_reactions (comment_id, member_id, object_id, kind)
  select comment_id, (select min(id) from crowd), object_id, 'like' from comment_counts;
  insert into object_views (member_id, object_id, day, is_view)
  select id, ${video}, current_date - day, true from crowd cross join generate_series(1, ${many / watchers}) as day;
  update view_counts set views = ${many} where object_id = ${video}`

describe('a video that very many watched and commented on', () => {
  let the: World
  let ordinary: Person
  let video: number
  let comment: number

  before(
    async () => {
      the = await makeWorld()
      const ada = await the.person('Ada')
      ordinary = await the.person('Ordinary')
      video = await putVideo(the, await makeChannel(the, ada))
      await fill(the, watched(video))
      await fill(the, 'vacuum analyze')
      await pretend(the, {
        videos: 1e6,
        objects: 1e7,
        comments: 3e7,
        comment_reactions: 5e7,
        object_views: 5e7,
        members: 5e5,
      })
      const { rows } = await the.platform.database.pool.query('select max(parent_id) as id from comments')
      comment = rows[0].id
    },
    { timeout: 600_000 },
  )

  test('its page takes four statements', async () => {
    const voice = the.as(ordinary)
    const { comment_count, view_count } = (await voice.call('get_video', { video_id: video })).response
    assert.deepEqual([comment_count, view_count], [many, many])
    const costs = await statementsOfEach(the.platform, [
      () => voice.call('get_video', { video_id: video }),
      () => voice.call('comment_list', { object_id: video }),
      () => voice.call('get_all_videos', {}),
    ])
    assert(costs.reduce((sum, each) => sum + each, 0) <= 4, costs.join(' '))
  })

  for (const mode of planModes) {
    test(`the video, its comments and their replies read few rows (${mode})`, async () => {
      const page = [Number.MAX_SAFE_INTEGER, 10, 0, 'true'] as const
      const read = async (run: Parameters<typeof statementText>[0], ...values: Array<number | string>) =>
        assertFindsFew(
          await explain(the, mode, await statementText(run), [ordinary.id, ...values]),
          100,
          large,
        )
      await read((db) => findVideo(db, 0, 0), video)
      await read((db) => discussion.listComments(db, 0, 0, 0, 0, 0, true), video, ...page)
      await read((db) => discussion.listBestComments(db, 0, 0, 0, 0), video, 10, 0)
      await read((db) => discussion.listReplies(db, 0, 0, 0, 0, 0, true), comment, ...page)
    })
  }
})
