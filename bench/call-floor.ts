/** The floor of a call that does nothing: Fastify, a pool of connections, and that statement. */
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  idleTimeoutMillis: 60_000,
})
const app = Fastify()
for (const call of ['nothing_read', 'nothing_write'])
  app.post(`/api/users/${call}`, async () => {
    const { rows } = await pool.query<{ one: number }>({
      name: 'nothing',
      text: 'select 1 as one',
      values: [],
    })
    return rows
  })
app.get('/readyz', () => ({ ready: true }))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.once('SIGTERM', () => process.exit(0))
