/** Serving members' files: ranges, conditional requests, headers, and failures. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readlink, rm, truncate, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { FileStore } from '../files.ts'
import type { Log } from '../log.ts'
import { AccessMemory } from '../media/access-memory.ts'
import { StoreAway } from '../media/store/away.ts'
import { DiskStore } from '../media/store/disk-store.ts'
import { mediaName, type MediaStore } from '../media/store/store.ts'
import { openMetrics } from '../metrics.ts'
import type { Platform } from '../platform.ts'
import { mountErrors } from './errors.ts'
import { mountMedia } from './media.ts'

const key = 'AbcdefghijklmnopqrstuV'
const folder = await mkdtemp(path.join(tmpdir(), 'commons-media-'))
const content = randomBytes(3_000_000)
await mkdir(path.join(folder, mediaName(key, '.')), { recursive: true })
for (const file of ['720p.mp4', '480.webp', 'original']) {
  await writeFile(path.join(folder, mediaName(key, file)), content)
}
// A sparse file, larger than any socket buffers at once.
await writeFile(path.join(folder, mediaName(key, '1080p.mp4')), '')
await truncate(path.join(folder, mediaName(key, '1080p.mp4')), 100_000_000)
await writeFile(path.join(folder, mediaName(key, 'captions.vtt')), 'WEBVTT\n\n'.repeat(2000))
after(() => rm(folder, { recursive: true, force: true }))

const disk = new DiskStore(new FileStore(folder))

/** Serves one key from this store; `open` if everybody may see it, else only members. */
async function serve(
  store: MediaStore,
  { open = true, tracks }: { open?: boolean; tracks?: Record<string, number> } = {},
) {
  const logged: string[] = []
  /** The keys that were asked whether they may be seen. */
  const checks: string[] = []
  const stream = { write: (line: string) => void logged.push(line) }
  const app = Fastify({ logger: { level: 'info', stream }, forceCloseConnections: true })
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] })
  mountErrors(app, {
    log: app.log as unknown as Log,
    metrics: openMetrics(),
    isAbsent: () => false,
  })
  app.decorateRequest('language')
  app.addHook('onRequest', (request, _reply, done) => {
    Object.assign(request, { cookies: {} })
    done()
  })
  const platform = {
    config: { CORS_ORIGINS: [] },
    database: {},
    media: { viewerOf: () => 1 },
    sessions: {},
    mediaStore: store,
    mediaAccess: (_db: unknown, asked: string) => {
      checks.push(asked)
      const renditions = { widths: [480, 960], heights: [720, 1080], captions: true, tracks }
      return Promise.resolve(asked === key ? { ...renditions, open, visible: true } : undefined)
    },
  } as unknown as Platform
  mountMedia(app, platform, new AccessMemory(() => 0))
  await app.listen({ host: '127.0.0.1', port: 0 })
  after(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/media/${key}`
  const get = (file: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${url}/${file}`, { method, headers: { 'accept-encoding': 'gzip, br', ...headers } })
  return { get, port, logged, checks }
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('the whole, with all that its answer carries', async () => {
  const { get } = await serve(disk)
  const video = await get('720p.mp4')
  assert.equal(video.status, 200)
  const expected = {
    'content-type': 'video/mp4',
    'content-length': String(content.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': 'inline',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-encoding': null,
  }
  for (const [name, value] of Object.entries(expected)) assert.equal(video.headers.get(name), value, name)
  assert.match(video.headers.get('etag') ?? '', /^"[^"]+"$/)
  assert.deepEqual(await bytesOf(video), content)

  assert.equal((await get('480.webp')).headers.get('content-type'), 'image/webp')
  const captions = await get('captions.vtt')
  assert.equal(captions.headers.get('content-type'), 'text/vtt; charset=utf-8')
  assert.equal(captions.headers.get('content-encoding'), null, 'a range would be one of other bytes')
})

test('the head without the bytes', async () => {
  const { get } = await serve({
    size: (name) => disk.size(name),
    read: () => assert.fail('it was read'),
  } as Partial<MediaStore> as MediaStore)
  const head = await get('720p.mp4', { range: 'bytes=0-9' }, 'HEAD')
  assert.equal(head.status, 200)
  assert.equal(head.headers.get('content-length'), String(content.length))
  assert.equal(head.headers.get('accept-ranges'), 'bytes')
})

test('the right to a track of a stream, and its length, are asked for once in a while', async () => {
  const sizes: string[] = []
  const store = {
    size: (name: string) => {
      sizes.push(name)
      return disk.size(name)
    },
    read: disk.read.bind(disk),
  } as Partial<MediaStore> as MediaStore
  for (const open of [true, false]) {
    const { get, checks } = await serve(store, { open, tracks: { 720: content.length } })
    for (let at = 0; at < 3; at++) {
      const part = await get('720p.mp4', { range: `bytes=${at}-${at + 9}` })
      assert.equal(part.status, 206)
      assert.deepEqual(await bytesOf(part), content.subarray(at, at + 10))
    }
    assert.deepEqual([checks, sizes], [[key], []])
    await get('480.webp')
    await get('480.webp')
    assert.equal(checks.length, 3, 'a picture is checked each time')
    sizes.length = 0
  }
})

test('what is private is asked for each time', async () => {
  const { get } = await serve(disk, { open: false })
  assert.equal((await get('480.webp')).headers.get('cache-control'), 'private, no-cache')
})

test('one range is answered as such', async () => {
  const { get } = await serve(disk)
  const last = content.length - 1
  const ranges: Array<[asked: string, start: number, end: number]> = [
    ['bytes=0-0', 0, 0],
    ['bytes=10-99', 10, 99],
    [`bytes=${last}-`, last, last],
    ['bytes=-500', last - 499, last],
    ['bytes=0-', 0, last],
    [`bytes=-${last + 1}`, 0, last],
    ['bytes=-999999999', 0, last],
    [`bytes=-${'9'.repeat(400)}`, 0, last],
    ['bytes=1000000-99999999', 1_000_000, last],
  ]
  for (const [asked, start, end] of ranges) {
    const part = await get('720p.mp4', { range: asked })
    assert.equal(part.status, 206, asked)
    assert.equal(part.headers.get('content-range'), `bytes ${start}-${end}/${content.length}`)
    assert.equal(part.headers.get('content-length'), String(end - start + 1))
    assert.deepEqual(await bytesOf(part), content.subarray(start, end + 1), asked)
  }
})

test('several ranges, other units and nonsense are answered with the whole', async () => {
  const { get } = await serve(disk)
  for (const range of ['bytes=0-1,5-9', 'pages=1-2', 'bytes=a-b', 'bytes', 'pages=99999999-']) {
    const whole = await get('720p.mp4', { range })
    assert.equal(whole.status, 200, range)
    assert.equal((await bytesOf(whole)).length, content.length)
  }
})

test('what is beyond the end is refused with the size', async () => {
  const { get } = await serve(disk)
  assert.equal((await get('720p.mp4', { range: 'bytes=-0' })).status, 416)
  const answer = await get('720p.mp4', { range: `bytes=${content.length}-` })
  assert.equal(answer.status, 416)
  assert.equal(answer.headers.get('content-range'), `bytes */${content.length}`)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.equal((await bytesOf(answer)).length, 0)
})

test('a copy that is known is confirmed, and only the same one goes on', async () => {
  const { get } = await serve(disk)
  const etag = (await get('720p.mp4', {}, 'HEAD')).headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get('720p.mp4', { 'if-none-match': known })
    assert.equal(answer.status, 304, known)
    assert.equal(answer.headers.get('etag'), etag)
    assert.match(answer.headers.get('cache-control') ?? '', /immutable/)
  }
  assert.equal((await get('720p.mp4', { 'if-none-match': '"other"' }, 'HEAD')).status, 200)

  const range = 'bytes=5-9'
  assert.equal((await get('720p.mp4', { range, 'if-range': etag })).status, 206)
  for (const other of [`W/${etag}`, '"other"', new Date().toUTCString()]) {
    const whole = await get('720p.mp4', { range, 'if-range': other })
    assert.equal(whole.status, 200, other)
    await whole.body?.cancel()
  }
})

test('no name but a rendition’s is there', async () => {
  const { get } = await serve(disk)
  const names = [
    'original',
    '0480.webp',
    '481.webp',
    '360p.mp4',
    '720.mp4',
    '480.webp.x',
    '..%2F480.webp',
    '960.webp',
  ]
  for (const name of names) assert.equal((await get(name)).status, 404, name)
})

/** Returns how many files below the folder this process has open. */
async function openFiles(): Promise<number> {
  const handles = await readdir('/proc/self/fd')
  const targets = await Promise.all(handles.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')))
  return targets.filter((target) => target.startsWith(folder)).length
}

const until = async (holds: () => Promise<boolean> | boolean, what: string) => {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries === 500) assert.fail(what)
    await sleep(10)
  }
}

test('who goes away leaves no file open', { skip: process.platform !== 'linux' }, async () => {
  const { port } = await serve(disk)
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) {
    socket.write(`GET /media/${key}/1080p.mp4 HTTP/1.1\r\nhost: here\r\n\r\n`)
    await once(socket, 'readable')
  }
  assert.equal(await openFiles(), 20, 'the socket took all at once')
  for (const socket of sockets) socket.destroy()
  await until(async () => (await openFiles()) === 0, 'files are still open')
})

test('who goes away before the store has answered leaves nothing open', async () => {
  const asked = Promise.withResolvers<undefined>()
  const slow = Promise.withResolvers<undefined>()
  const given: Readable[] = []
  const { port } = await serve({
    size: () => Promise.resolve(100_000_000),
    async read() {
      asked.resolve(undefined)
      await slow.promise
      const endless = new Readable({ read: () => void endless.push(Buffer.alloc(65_536)) })
      given.push(endless)
      return endless
    },
  } as Partial<MediaStore> as MediaStore)
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET /media/${key}/720p.mp4 HTTP/1.1\r\nhost: here\r\n\r\n`)
  await asked.promise
  socket.resetAndDestroy()
  await sleep(20)
  slow.resolve(undefined)
  await until(() => given[0]?.destroyed ?? false, 'it is still read from')
})

test('a store that is away is a 503 that nobody keeps', async () => {
  const away = () => Promise.reject(new StoreAway('The store is away'))
  const late = () =>
    Promise.resolve(
      new Readable({
        read() {
          this.destroy(new StoreAway('Away after all'))
        },
      }),
    )
  const size = () => Promise.resolve(content.length)
  for (const store of [
    { size: away, read: away },
    { size, read: away },
    { size, read: late },
  ]) {
    const { get, logged } = await serve(store as Partial<MediaStore> as MediaStore)
    const answer = await get('480.webp', { range: 'bytes=0-9' })
    assert.equal(answer.status, 503)
    assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/)
    for (const name of ['cache-control', 'etag', 'content-range'])
      assert.equal(answer.headers.get(name), null, name)
    assert.equal(((await answer.json()) as { error: string }).error, 'files_away')
    assert.match(logged.join(''), /away/i)
  }
})

test('a store that fails in the middle ends the connection, and the log tells of it', async () => {
  let sent = 0
  const failing = () =>
    Promise.resolve(
      new Readable({
        read() {
          sent += 1
          if (sent < 5) this.push(Buffer.alloc(100_000))
          else this.destroy(new StoreAway('The store broke off'))
        },
      }),
    )
  const { get, logged } = await serve({
    size: () => Promise.resolve(content.length),
    read: failing,
  } as Partial<MediaStore> as MediaStore)
  const answer = await get('720p.mp4')
  assert.equal(answer.status, 200)
  await assert.rejects(answer.arrayBuffer())
  await until(() => logged.join('').includes('The store broke off'), 'nothing was logged')
})
