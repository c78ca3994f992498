/**
 * The floor of a chat: one process that inserts a message with one prepared statement and sends a frame to
 * the recipient's socket. It has no sessions, rules or limits.
 */
import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import Fastify from 'fastify'
import pg from 'pg'

interface Body {
  user_id: number
  friend_id: number
  message: string
}

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
await pool.query(`create schema if not exists plain_chat;
  create table if not exists plain_chat.messages (id bigint generated always as identity primary key,
    sender_id int not null, friend_id int not null, message text not null, created_at timestamptz not null default now())`)

const open = new Map<number, Set<Duplex>>()

/** Returns a short text as a WebSocket frame. */
function frame(text: string): Buffer {
  const content = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, content.length]), content])
}

const app = Fastify()
app.post<{ Body: Body }>('/send', async ({ body: { user_id, friend_id, message } }) => {
  const { rows } = await pool.query({
    name: 'send',
    text: 'insert into plain_chat.messages (sender_id, friend_id, message) values ($1, $2, $3) returning id',
    values: [user_id, friend_id, message],
  })
  for (const socket of open.get(friend_id) ?? []) socket.write(frame(JSON.stringify({ hints: ['chat'] })))
  return { code: true, id: rows[0] }
})
app.get('/readyz', () => 'ready')
app.server.on('upgrade', (request, socket: Duplex) => {
  const accept = createHash('sha1')
    .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
  const member = Number(new URL(request.url ?? '/', 'http://floor').searchParams.get('member'))
  const mine = open.get(member) ?? new Set()
  open.set(member, mine.add(socket))
  socket.resume()
  const forget = () => mine.delete(socket)
  socket.on('close', forget).on('error', forget)
})
await app.listen({ host: process.env['HOST'] ?? '127.0.0.1', port: Number(process.env['PORT']) })
