/** What only this machine may do: read metrics without a token, and write without a configured address. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendRaw } from '../fakes/raw-request.ts'
import { makeWorld, world, type World } from '../world.ts'

const metrics = async ({ url }: World, headers: Record<string, string> = {}) => {
  const { host } = new URL(url)
  return (await sendRaw(url, { method: 'GET', path: '/metrics', headers: { host, ...headers } })).status
}
const token = 'a token of metrics'
const bearer = { authorization: `Bearer ${token}` }

test('metrics are for this machine, unless something says that the request came from elsewhere', async () => {
  const here = await world()
  assert.equal(await metrics(here), 200)
  for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1', '[::1]:3000'])
    assert.equal(await metrics(here, { host }), 200, host)
  for (const headers of [
    { forwarded: 'for=203.0.113.9' },
    { 'x-real-ip': '203.0.113.9' },
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-host': 'commons.example' },
    { 'x-forwarded-proto': 'https' },
    { via: '1.1 proxy' },
    { host: 'commons.example' },
    { host: 'localhost.evil.example' },
    { host: 'evil.example@localhost' },
    { host: '203.0.113.9' },
  ] as const)
    assert.equal(await metrics(here, headers), 404, JSON.stringify(headers))
})

test('where Commons is for others, metrics need the token, whatever its proxy forgets', async () => {
  for (const env of [
    { TRUST_PROXY: '1' },
    { HOST: '0.0.0.0' },
    { TRUST_PROXY: 'on' },
    { PUBLIC_URL: 'https://commons.example' },
    { PUBLIC_URL: 'http://192.168.1.5:3000' },
  ]) {
    const closed = await makeWorld({ env })
    assert.equal(await metrics(closed), 404, JSON.stringify(env))
    assert.equal(await metrics(closed, bearer), 404)
    const open = await makeWorld({ env: { ...env, METRICS_TOKEN: token } })
    assert.equal(await metrics(open), 404)
    assert.equal(await metrics(open, bearer), 200)
    assert.equal(
      await metrics(open, { ...bearer, host: 'commons.example', 'x-forwarded-for': '203.0.113.9' }),
      200,
    )
    assert.equal(await metrics(open, { authorization: `${bearer.authorization}!` }), 404)
  }
  const local = await makeWorld({ env: { PUBLIC_URL: 'http://localhost:3000' } })
  assert.equal(await metrics(local), 200)
})

test('without PUBLIC_URL a page writes only at this machine’s own names', async () => {
  const here = await makeWorld()
  const said: string[] = []
  here.platform.log.warn = (what: unknown) => void said.push(String(what))
  const write = async (host: string, origin: string) => {
    const headers = { host, origin, 'content-type': 'application/json' }
    const answer = await sendRaw(here.url, { method: 'POST', path: '/api/users/login', headers, body: '{}' })
    return (JSON.parse(answer.text) as { error: string }).error
  }
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LocalHost:3000'])
    assert.equal(await write(host, `http://${host.toLowerCase()}`), 'invalid_fields', host)
  assert.equal(await write('localhost:3000', 'http://localhost:4000'), 'cross_site')
  assert.deepEqual(said, [])
  // Names that another site made lead here.
  for (const host of ['evil.example:3000', 'localhost.evil.example', '192.168.1.5:3000'])
    assert.equal(await write(host, `http://${host}`), 'cross_site', host)
  assert.equal(said.length, 1)
  assert.match(said[0] ?? '', /PUBLIC_URL/)

  const there = await makeWorld({ env: { PUBLIC_URL: 'http://192.168.1.5:3000' } })
  const headers = {
    host: '192.168.1.5:3000',
    origin: 'http://192.168.1.5:3000',
    'content-type': 'application/json',
  }
  const answer = await sendRaw(there.url, { method: 'POST', path: '/api/users/login', headers, body: '{}' })
  assert.equal((JSON.parse(answer.text) as { error: string }).error, 'invalid_fields')
})
