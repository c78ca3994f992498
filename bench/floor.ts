/**
 * The floor: the least that any correct server could do. Fastify, a pool of connections, and the very
 * statement that Commons sends (of posting, the insert alone), prepared under a name. No session, no
 * validation, no limits, no log.
 */
import Fastify from 'fastify'
import pg from 'pg'
import { listTimeline, toggleReaction } from '../server/src/features/posts/posts.queries.ts'
import { statementText } from '../server/test/statement-text.ts'

interface Body {
  user_id: number
  limit: number
  message: string
  post_id: number
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

// As many connections as Commons has, and kept as long: a new one plans its statements anew.
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  idleTimeoutMillis: 60_000,
})
const app = Fastify()

function mount(call: string, text: string, values: (body: Body) => unknown[]): void {
  app.post<{ Body: Body }>(`/api/users/${call}`, async ({ body }) => {
    const { rows } = await pool.query({ name: call, text, values: values(body) })
    return rows
  })
}

mount('timeline', await statementText((db) => listTimeline(db, 0, 0, 0, 0)), ({ user_id, limit }) => [
  user_id,
  Number.MAX_SAFE_INTEGER,
  limit,
  0,
])
// Ours also reads back what it answers.
const bareInsert = `
  with added as (
    insert into posts (author_id, message, audience, hashtags, nsfw) values ($1, $2, 'public', '{}', '{}') returning id),
  counted as (insert into post_counts (post_id) select id from added)
  select id from added`
mount('add_post', bareInsert, ({ user_id, message }) => [user_id, message])
mount('post_like', await statementText((db) => toggleReaction(db, 0, 0, 'like')), ({ user_id, post_id }) => [
  user_id,
  post_id,
  'like',
])

app.get('/readyz', () => ({ ready: true }))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.once('SIGTERM', () => process.exit(0))
