/** What other sites may not do, and headers of every answer. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, test } from 'node:test'
import { type RawRequest, requireEnvelope, sendRaw } from '../fakes/raw-request.ts'
import { until } from '../until.ts'
import { asMember, call, json, openWire } from './wire.ts'
import { makeWorld } from '../world.ts'

const { here, ada, isRefused, isAnswered } = await openWire()

describe('another site', () => {
  const foreign: Array<Record<string, string>> = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'nonsense' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1' },
  ]
  for (const headers of foreign) {
    test(`${JSON.stringify(headers)} cannot write, whatever it sends`, async () => {
      for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x']) {
        await isRefused(
          asMember('post_like', { post_id: 1 }, { ...headers, 'content-type': type }),
          403,
          'cross_site',
        )
      }
      await isRefused({ method: 'POST', path: '/api/users/nothing', headers }, 403, 'cross_site')
    })
  }

  test('is told apart from this one', async () => {
    await isAnswered(
      asMember('show_display_name', {}, { ...json, origin: here.url, 'sec-fetch-site': 'same-origin' }),
    )
  })

  test('gets no permission to read', async () => {
    const answer = await sendRaw(here.url, {
      method: 'OPTIONS',
      path: '/api/users/login',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    assert.equal(requireEnvelope(answer).error, 'cross_site')
    for (const name of Object.keys(answer.headers)) assert.doesNotMatch(name, /^access-control/)
  })
})

describe('every answer', () => {
  test('carries a request id, no permission to store, and the security headers', async () => {
    const requests: RawRequest[] = [
      asMember('show_display_name', {})(ada),
      call('show_display_name', '{'),
      { method: 'GET', path: '/api/users/nothing' },
      { method: 'GET', path: '/api/users/%zz' },
      { method: 'POST', path: '/api/users/login', headers: { origin: 'null' } },
    ]
    const ids = new Set<unknown>()
    for (const request of requests) {
      const { headers } = await sendRaw(here.url, request)
      ids.add(headers['x-request-id'])
      assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/)
      assert.equal(headers['cache-control'], 'no-store')
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['x-frame-options'], 'DENY')
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
      assert.match(String(headers['content-security-policy']), /default-src 'none'/)
      assert.match(String(headers['permissions-policy']), /camera=\(self\)/)
      assert.equal(headers['x-powered-by'], undefined)
      assert.equal(headers['server'], undefined)
    }
    assert.equal(ids.size, requests.length)
  })

  test('keeps what a client calls its request id out', async () => {
    const { headers } = await sendRaw(
      here.url,
      asMember('show_display_name', {}, { ...json, 'request-id': 'mine' })(ada),
    )
    assert.notEqual(headers['x-request-id'], 'mine')
  })
})

test('a server that ends finishes what it began and sends the rest away in our words', async () => {
  const ending = await makeWorld()
  const { hostname, port } = new URL(ending.url)
  const request = (name: string, body: object) => {
    const text = JSON.stringify(body)
    const head = ['Host: x', 'Content-Type: text/plain', `Content-Length: ${Buffer.byteLength(text)}`]
    return `POST /api/users/${name} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${text}`
  }
  const open = async () => {
    const socket = connect(Number(port), hostname)
    let said = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
    await once(socket, 'connect')
    return { socket, said: () => said }
  }
  const { server } = ending.app.fastify
  const accepted = once(server, 'connection')
  const [first, second] = [await open(), await open()]
  await accepted
  const begun = once(server, 'request')
  first.socket.write(request('login', { email: 'nobody@example.org', password: 'whatever it is' }))
  await begun
  const closed = ending.app.close()
  await until(async () => !server.listening)
  second.socket.write(request('login', {}))
  await Promise.all([closed, once(first.socket, 'close'), once(second.socket, 'close')])
  assert.match(first.said(), /^HTTP\/1\.1 422 .*"error":"wrong_credentials"/s)
  assert.match(second.said(), /^HTTP\/1\.1 503 .*retry-after: 2.*"error":"shutting_down"/s)
})
