/** Browsers that leave in the middle of a request: nothing failed, so the log has no error. */
import assert from 'node:assert/strict'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { test } from 'node:test'
import { multipartBody, multipartType } from '../fakes/multipart-body.ts'
import { png } from '../files/pictures.ts'
import { makeWorld } from '../world.ts'

test('a browser that leaves as it is answered is no error', async () => {
  const here = await makeWorld()
  const said: unknown[] = []
  here.platform.log.error = (what: unknown) => void said.push(what)
  const { hostname, port } = new URL(here.url)
  const head = 'Host: localhost\r\nContent-Type: text/plain\r\nContent-Length: 2'
  for (const request of [
    'GET /api/users/captcha_challenge HTTP/1.1\r\nHost: localhost\r\n\r\n',
    `POST /api/users/login HTTP/1.1\r\n${head}\r\n\r\n{}`,
    'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n',
    'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n',
  ]) {
    const { promise: closed, resolve } = Promise.withResolvers<undefined>()
    here.app.fastify.server.prependOnceListener(
      'request',
      (asked: IncomingMessage, answer: ServerResponse) => {
        answer.once('close', () => setImmediate(resolve, undefined))
        asked.socket.destroy()
      },
    )
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(request)
    await closed
  }
  // Answered after them.
  await fetch(`${here.url}/readyz`)
  assert.deepEqual(said, [])
})

test('nor is one that leaves in the middle of an upload', async () => {
  const here = await makeWorld()
  const ada = await here.person('Ada')
  const said: unknown[] = []
  here.platform.log.error = (what: unknown) => void said.push(what)
  const { hostname, port } = new URL(here.url)
  const body = multipartBody([
    { name: 'user_id', value: String(ada.id) },
    { name: 'api_key', value: ada.apiKey },
    { name: 'message', value: 'half a picture' },
    {
      name: 'file',
      value: Buffer.from(await (await png()).arrayBuffer()),
      filename: 'a.png',
      type: 'image/png',
    },
  ])
  const head = `Host: localhost\r\nContent-Type: ${multipartType()['content-type']}\r\nContent-Length: ${body.length}`
  for (const part of [0.2, 0.6, 0.95]) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    const [[, answer]] = (await Promise.all([
      once(here.app.fastify.server, 'request'),
      socket.write(`POST /api/users/add_post HTTP/1.1\r\n${head}\r\n\r\n`),
      socket.write(body.subarray(0, body.length * part)),
    ])) as [[IncomingMessage, ServerResponse], boolean, boolean]
    const closed = once(answer, 'close')
    setImmediate(() => socket.resetAndDestroy())
    await closed
  }
  await fetch(`${here.url}/readyz`)
  assert.deepEqual(said, [])
})
