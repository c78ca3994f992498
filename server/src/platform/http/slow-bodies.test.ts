import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { png } from '../../../test/files/pictures.ts'
import { world } from '../../../test/world.ts'
import { shiftClock } from '../clock.ts'

after(() => shiftClock(0))

async function begin(body: string, type = 'application/json', length = 100) {
  const { url } = await world()
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  const call = type === 'application/json' ? 'timeline' : 'add_post'
  socket.write(`POST /api/users/${call} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: ${type}\r\n`)
  socket.write(`content-length: ${length}\r\n\r\n${body}`)
  return socket
}

test('a small body has half a minute to arrive', async () => {
  const slow = await begin('{"limit":')
  const whole = await begin('{}'.padEnd(100))
  const [answer] = (await once(whole, 'data')) as [Buffer]
  assert.match(String(answer), /^HTTP\/1\.1 401 /)
  shiftClock(31_000)
  await once(slow, 'close')
  // An answered request keeps its connection.
  assert.equal(whole.readyState, 'open')
  whole.destroy()
})

const form = 'multipart/form-data; boundary=edge'
const field = (name: string, value: string | number) =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = `--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
const megabyte = 1024 * 1024

test('a form of nobody has half a minute, and so has what is left of it once it is refused', async () => {
  shiftClock(0)
  const slow = await begin(field('message', 'x'), form, megabyte)
  const refused = await begin(`${file}x`, form, megabyte)
  const [answer] = (await once(refused, 'data')) as [Buffer]
  assert.match(String(answer), /credentials_after_file/)
  shiftClock(31_000)
  await Promise.all([once(slow, 'close'), once(refused, 'close')])
})

test('a member’s file has as long as it moves', async () => {
  shiftClock(0)
  const here = await world()
  const { id, apiKey } = await here.person('Ada')
  const head = field('user_id', id) + field('api_key', apiKey) + file
  const [slow, moving] = [await begin(head, form, megabyte), await begin(head, form, megabyte)]
  let isOver = false
  moving.once('close', () => (isOver = true))
  const { incoming } = here.platform
  const picture = Buffer.from(await (await png()).arrayBuffer())
  for (const each of [slow, moving]) each.write(picture)
  // Wait until both senders are recognised as members.
  while ((await readdir(incoming.root)).length < 2) await sleep(20)
  await sleep(1_500)
  moving.write(Buffer.alloc(100_000))
  await sleep(1_500)
  shiftClock(50_000)
  await sleep(1_500)
  assert.equal(slow.readyState, 'open')
  moving.write(Buffer.alloc(100_000))
  await sleep(1_500)
  shiftClock(100_000)
  await once(slow, 'close')
  assert.equal(isOver, false)
  moving.destroy()
})
