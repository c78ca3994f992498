/**
 * The statement floor: Fastify, a pool of connections, and exactly the statement that Commons sends, prepared
 * under a name and planned once. No session, no validation, no limits, no log, and nothing cached in memory.
 */
import Fastify from 'fastify'
import pg from 'pg'
import { listEasyTimeline } from '../server/src/features/posts/posts.queries.ts'
import { discussion } from '../server/src/features/posts/posts.discussion.ts'
import { addPost } from '../server/src/features/posts/posts.writing.queries.ts'
import { addVote } from '../server/src/features/surveys/public.ts'
import { statementText } from '../server/test/statement-text.ts'

interface Body {
  user_id: number
  limit: number
  message: string
  post_id: number
  voting_title_id: number
  option_id: number
  code: string
  comment: string
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

// As many connections as Commons has, kept as long: a new connection plans its statements again.
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan',
  idleTimeoutMillis: 60_000,
})
const app = Fastify()

function mount(call: string, text: string, values: (body: Body) => unknown[]): void {
  app.post<{ Body: Body }>(`/api/users/${call}`, async ({ body }) => {
    const { rows } = await pool.query({ name: call, text, values: values(body) })
    return rows
  })
}

mount('timeline', await statementText((db) => listEasyTimeline(db, 0, 0, 0, 0)), ({ user_id, limit }) => [
  [user_id],
  [Number.MAX_SAFE_INTEGER],
  [limit],
  [0],
])

const noKey = [null, null, null]
const said = { author: 0, message: '', mediaId: null, mentions: [], waits: false }
mount(
  'add_post',
  await statementText((db) =>
    addPost(db, { ...said, audience: 'public', group: null, hashtags: [], nsfw: [] }),
  ),
  ({ user_id, message }) => [user_id, message, 'public', null, [], [], '[]', false, null, null, ...noKey],
)
mount(
  'post_comment',
  await statementText((db) => discussion.addComment(db, 0, said)),
  ({ post_id, user_id, comment }) => [user_id, post_id, comment, '[]', null, false, ...noKey],
)
mount(
  'post_like',
  await statementText((db) => discussion.toggleReaction(db, 0, 0, 'like')),
  ({ user_id, post_id }) => [user_id, post_id, 'like'],
)

mount(
  'user_voting',
  await statementText((db) => addVote(db, { member: 0, survey: 0, choices: [1], code: '' })),
  ({ user_id, voting_title_id, option_id, code }) => [
    user_id,
    voting_title_id,
    [option_id],
    [option_id],
    code,
  ],
)

app.get('/readyz', () => ({ ready: true }))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.once('SIGTERM', () => process.exit(0))
