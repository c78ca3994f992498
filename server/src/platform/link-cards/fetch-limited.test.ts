import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { page, type PlayedHost, playWeb } from '../../../test/fakes/played-web.ts'
import { fetchLimited, NotFetched, type FetchRules } from './fetch-limited.ts'

const wanted = { accept: 'text/html', types: /^text\/html/, mostBytes: 1_000, takesBeginning: true }
const rulesOf = (web: FetchRules['web'], more: Partial<FetchRules> = {}): FetchRules => ({
  web,
  hosts: undefined,
  proxy: undefined,
  userAgent: 'Commons/1.0',
  longestMs: 3_000,
  ...more,
})
const to = (location: string): PlayedHost => ({
  answer: (_, response) => void response.writeHead(302, { location }).end(),
})
const at = (...addresses: string[]): PlayedHost => ({ addresses: () => addresses, answer: page('secret') })

let lookups = 0
const web = await playWeb({
  'page.example': { answer: page('<title>Hello</title>') },
  'once.example': to('http://page.example/there'),
  'thrice.example': {
    answer({ url = '' }, response) {
      const hops = Number(url.slice(1))
      response.writeHead(302, { location: hops > 1 ? `/${hops - 1}` : 'http://page.example/' }).end()
    },
  },
  'to-loopback.example': to('http://127.0.0.1/'),
  'to-decimal.example': to('http://2130706433/'),
  'to-metadata.example': to('http://169.254.169.254/latest/meta-data/'),
  'to-private.example': to('http://private.example/'),
  'to-port.example': to('http://page.example:6379/'),
  'to-file.example': to('file:///etc/passwd'),
  'to-login.example': to('http://user:word@page.example/'),
  'private.example': at('10.0.0.1'),
  'partly.example': at('203.0.112.7', '192.168.0.1'),
  'mapped.example': at('::ffff:127.0.0.1'),
  'nowhere.example': at(),
  'rebound.example': {
    addresses: () => (lookups++ === 0 ? ['203.0.112.9'] : ['127.0.0.1']),
    answer: page('public'),
  },
  'packed.example': {
    answer: (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(5_000_000))),
  },
  'text.example': { answer: page('Hello', 'text/plain') },
  'endless.example': {
    answer(_, response) {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = () => void (!response.destroyed && response.write('a'.repeat(64_000), more))
      more()
    },
  },
  'broken.example': { answer: ({ socket }) => socket.destroy() },
  'long-head.example': {
    answer: (_, response) => void response.writeHead(200, { 'x-long': 'a'.repeat(40_000) }).end(),
  },
  'error.example': { answer: (_, response) => void response.writeHead(500).end('<title>Oops</title>') },
})

const refused = [
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://0x7f.1/',
  'http://localhost/',
  'http://user@page.example/',
  'http://page.example:8080/',
  'ftp://page.example/',
  'http://thrice.example/4',
  ...`to-loopback to-decimal to-metadata to-private to-port to-file to-login private partly mapped nowhere packed text
    broken long-head error unknown`
    .split(/\s+/)
    .map((name) => `http://${name}.example/`),
]

for (const address of refused)
  test(`${address} is not fetched`, async () => {
    const before = web.connections.length
    await assert.rejects(fetchLimited(address, wanted, rulesOf(web)), NotFetched)
    const connected = web.connections.slice(before)
    assert(
      connected.every((each) => /^203\.0\.112\.7:80$/.test(each)),
      connected.join(),
    )
  })

test('a page is fetched with nothing of ours but our name, and after three redirects', async () => {
  const { url, charset, body } = await fetchLimited('http://thrice.example/3', wanted, rulesOf(web))
  assert.deepEqual(
    [url.href, charset, body.toString()],
    ['http://page.example/', 'utf-8', '<title>Hello</title>'],
  )
  const sent = web.headers.at(-1)
  assert.deepEqual(Object.keys(sent ?? {}).toSorted(), [
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ])
  assert.equal(sent?.['user-agent'], 'Commons/1.0')
})

test('the connection goes to the address that was checked, however its name is resolved later', async () => {
  const { body } = await fetchLimited('http://rebound.example/', wanted, rulesOf(web))
  assert.equal(body.toString(), 'public')
  assert.equal(web.connections.at(-1), '203.0.112.9:80')
  assert.equal(lookups, 1)
})

test('of a page without an end its beginning is taken, and nothing of a picture', async () => {
  const { body } = await fetchLimited('http://endless.example/', wanted, rulesOf(web))
  assert.equal(body.length, 1_000)
  const whole = { ...wanted, takesBeginning: false }
  await assert.rejects(fetchLimited('http://endless.example/', whole, rulesOf(web)), NotFetched)
})

test('only hosts of the list are asked, redirects and hosts below them included', async () => {
  const only = rulesOf(web, { hosts: ['page.example', 'thrice.example'] })
  web.hosts.set('www.page.example', { answer: page('below') })
  assert.equal((await fetchLimited('http://www.page.example/', wanted, only)).body.toString(), 'below')
  for (const address of [
    'http://once.example/',
    'http://notpage.example/',
    'http://page.example.evil.example/',
  ])
    await assert.rejects(fetchLimited(address, wanted, only), NotFetched)
})

test('with a proxy, everything goes through it, and names are its own to resolve', async () => {
  const proxied = await playWeb({ 'inside.example': { answer: page('by proxy') } })
  const { host, port } = proxied.connectTo('', 0)
  const through = rulesOf(web, { proxy: `http://${host}:${port}` })
  const before = web.connections.length
  assert.equal((await fetchLimited('http://inside.example/a', wanted, through)).body.toString(), 'by proxy')
  assert.deepEqual(proxied.requests, ['inside.examplehttp://inside.example/a'])
  await assert.rejects(fetchLimited('http://10.0.0.1/', wanted, through), NotFetched)
  assert.equal(web.connections.length, before)
})

test('after its time it ends, whether the name, the answer or its rest is late', async () => {
  web.hosts.set('late-name.example', { addresses: () => new Promise(() => undefined), answer: page('') })
  web.hosts.set('late.example', { answer: () => undefined })
  web.hosts.set('late-rest.example', {
    answer: (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<title>'),
  })
  const began = performance.now()
  await Promise.all(
    ['late-name', 'late', 'late-rest'].map((name) =>
      assert.rejects(
        fetchLimited(`http://${name}.example/`, wanted, rulesOf(web, { longestMs: 200 })),
        NotFetched,
      ),
    ),
  )
  assert(performance.now() - began < 2_000)
})
