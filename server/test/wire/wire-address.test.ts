/** Wrong addresses, methods and bytes are answered with the envelope. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sendRaw, speak } from '../fakes/raw-request.ts'
import { asMember, call, json, openWire } from './wire.ts'

const { here, isRefused, isAnswered } = await openWire()

describe('an address', () => {
  test('that is no call is refused', async () => {
    for (const path of [
      '/api/users/nothing',
      '/api/users/',
      '/api/users/login/',
      '/api/users/LOGIN',
      '/api/',
      '/api/users/login/x',
      '/api/users/__proto__',
      '/api/users/../login',
      '/api//users/login',
      `/api/users/${'x'.repeat(10_000)}`,
      '/api/users/login%20',
      '/api/users/%00',
      '/api/users/login%2F',
    ]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
        await isRefused(
          { method, path, headers: json, ...(method === 'GET' ? {} : { body: '{}' }) },
          404,
          'call_not_found',
        )
      }
    }
  })

  test('that is malformed is refused', async () => {
    for (const path of ['/api/users/%', '/api/users/%zz', '/api/users/%c3%28']) {
      await isRefused({ method: 'GET', path }, 404, 'call_not_found')
    }
    for (const path of ['/media/%ff/480.webp', '/%e0%a4%a', '/%']) {
      await isRefused({ method: 'GET', path }, 404, 'not_found')
    }
  })

  test('of 10,000 characters is refused', async () => {
    await isRefused({ method: 'GET', path: `/media/${'x'.repeat(10_000)}/480.webp` }, 404, 'not_found')
    await isRefused({ method: 'GET', path: `/${'x'.repeat(10_000)}` }, 404, 'not_found')
    await isAnswered({ method: 'GET', path: `/api/users/captcha_challenge?${'x'.repeat(10_000)}` })
  })

  test('may carry any query', async () => {
    for (const query of ['__proto__=1', 'a[b]=1', '%', '%zz=1', 'a=1&a=2', '&&&=', 'x=%F0%9F%91%8D']) {
      await isAnswered({ method: 'GET', path: `/api/users/captcha_challenge?${query}` })
    }
    await isRefused({ method: 'GET', path: '/api/users/captcha_challenge?a=%00' }, 400, 'malformed_text')
  })

  test('of a page leads to the page, which leads nowhere else', async () => {
    const open = (path: string) =>
      fetch(new URL(path, here.url), { headers: { accept: 'text/html' }, redirect: 'manual' })
    assert.equal((await open('/login')).headers.get('location'), '/#/login')
    // Whether the web client is built or not.
    assert.ok([200, 404].includes((await open('/')).status))
  })

  test('of the socket is nothing to who wants none', async () => {
    await isRefused({ method: 'GET', path: '/api/socket' }, 404, 'not_found')
  })

  test('asked with another method says which it takes', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { answer } = await isRefused({ method, path: '/api/users/login' }, 405, 'method_not_allowed')
      assert.equal(answer.headers.allow, 'POST')
    }
    const { answer } = await isRefused(call('captcha_challenge', {}), 405, 'method_not_allowed')
    assert.equal(answer.headers.allow, 'GET')
  })

  test('asked with HEAD answers without a body', async () => {
    const calls = await sendRaw(here.url, { method: 'HEAD', path: '/api/users/login' })
    assert.deepEqual([calls.status, calls.text, calls.headers.allow], [405, '', 'POST'])
    const nothing = await sendRaw(here.url, { method: 'HEAD', path: '/api/users/nothing' })
    assert.deepEqual([nothing.status, nothing.text], [404, ''])
    const challenge = await sendRaw(here.url, { method: 'HEAD', path: '/api/users/captcha_challenge' })
    assert.deepEqual([challenge.status, challenge.text], [200, ''])
  })
})

describe('bytes that are no request', () => {
  for (const [what, bytes] of Object.entries({
    'another protocol': '\u0016\u0003\u0001\u0002\0\u0001\0\u0001',
    'an unknown method': 'JUMP /api/users/login HTTP/1.1\r\nHost: x\r\n\r\n',
    'a header without a name': 'GET /livez HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n',
    'two lengths':
      'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    'length and chunks at once':
      'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
  })) {
    test(`${what} is answered and hung up on`, async () => {
      const said = await speak(here.url, bytes)
      const [head = '', body = ''] = said.split('\r\n\r\n')
      assert.match(head, /^HTTP\/1\.1 400 /)
      const { code, error } = JSON.parse(body) as { code: boolean; error: string }
      assert.deepEqual([code, error], [false, 'bad_request'])
    })
  }

  test('an address and headers of more than 16 KB are refused with their limit', async () => {
    const long = 'x'.repeat(100_000)
    for (const head of [
      `GET /livez?${long} HTTP/1.1\r\nHost: x`,
      `GET /livez HTTP/1.1\r\nHost: x\r\nX: ${long}`,
    ]) {
      const [said = '', body = ''] = (await speak(here.url, `${head}\r\n\r\n`)).split('\r\n\r\n')
      assert.match(said, /^HTTP\/1\.1 413 /)
      const { error, message } = JSON.parse(body) as { error: string; message: string }
      assert.deepEqual([error, message], ['body_too_large', 'The request is too large. The limit is 16 KB.'])
    }
  })

  test('a body that breaks off disturbs nobody', async () => {
    await speak(
      here.url,
      'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 99\r\n\r\n{"em',
    )
    await speak(
      here.url,
      'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    )
    await isAnswered(asMember('show_display_name', {}))
  })
})
