import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { world } from '../../../test/world.ts'
import { shiftClock } from '../clock.ts'

after(() => shiftClock(0))

async function begin(body: string) {
  const { url } = await world()
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.write(`POST /api/users/timeline HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n`)
  socket.write(`content-length: 100\r\n\r\n${body}`)
  return socket
}

test('a small body has half a minute to arrive', async () => {
  const slow = await begin('{"limit":')
  const whole = await begin('{}'.padEnd(100))
  const [answer] = (await once(whole, 'data')) as [Buffer]
  assert.match(String(answer), /^HTTP\/1\.1 401 /)
  shiftClock(31_000)
  await once(slow, 'close')
  // One that was answered keeps its connection.
  assert.equal(whole.readyState, 'open')
  whole.destroy()
})
