/**
 * The floor: the least that any correct server could do. Fastify, a pool of connections, and the very
 * statement that Commons sends, prepared under a name and planned once. No session, no validation, no
 * limits, no log. With BARE=1 posts and comments are the insert alone: nobody asks who may, or reads back
 * what is answered.
 */
import Fastify from 'fastify'
import pg from 'pg'
import { listTimeline } from '../server/src/features/posts/posts.queries.ts'
import { discussion } from '../server/src/features/posts/posts.discussion.ts'
import { addPost } from '../server/src/features/posts/posts.writing.queries.ts'
import { statementText } from '../server/test/statement-text.ts'

interface Body {
  user_id: number
  limit: number
  message: string
  post_id: number
  comment: string
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

// As many connections as Commons has, and kept as long: a new one plans its statements anew.
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

// A page is two statements: the posts, and the latest comments of those that have any.
const page = await statementText((db) => listTimeline(db, 0, 0, 0, 0))
const comments = await statementText((db) => discussion.listLatestComments(db, 0, []))
app.post<{ Body: Body }>('/api/users/timeline', async ({ body: { user_id, limit } }) => {
  const values = [user_id, Number.MAX_SAFE_INTEGER, limit, 0]
  const { rows: posts } = await pool.query<{ id: number; comments: number }>({
    name: 'timeline',
    text: page,
    values,
  })
  const commented = posts.filter((post) => post.comments > 0).map(({ id }) => id)
  if (commented.length === 0) return { posts, comments: [] }
  const latest = { name: 'comments', text: comments, values: [user_id, commented] }
  return { posts, comments: (await pool.query(latest)).rows }
})

if (process.env['BARE'] === '1') {
  const bareInsert = `
    with added as (
      insert into posts (author_id, message, audience, hashtags, nsfw) values ($1, $2, 'public', '{}', '{}') returning id),
    counted as (insert into objects (id) select id from added)
    select id from added`
  mount('add_post', bareInsert, ({ user_id, message }) => [user_id, message])
  // A trigger counts it.
  const bareComment = 'insert into comments (object_id, author_id, message) values ($1, $2, $3) returning id'
  mount('post_comment', bareComment, ({ post_id, user_id, comment }) => [post_id, user_id, comment])
} else {
  const said = { author: 0, message: '', mediaId: null, mentions: [], waits: false }
  const insertPost = await statementText((db) =>
    addPost(db, { ...said, audience: 'public', hashtags: [], nsfw: [] }),
  )
  mount('add_post', insertPost, ({ user_id, message }) => [
    user_id,
    message,
    'public',
    null,
    [],
    [],
    '[]',
    false,
  ])
  const insertComment = await statementText((db) => discussion.addComment(db, 0, said))
  mount('post_comment', insertComment, ({ post_id, user_id, comment }) => [
    user_id,
    post_id,
    comment,
    '[]',
    null,
    false,
  ])
}
mount(
  'post_like',
  await statementText((db) => discussion.toggleReaction(db, 0, 0, 'like')),
  ({ user_id, post_id }) => [user_id, post_id, 'like'],
)

app.get('/readyz', () => ({ ready: true }))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.once('SIGTERM', () => process.exit(0))
