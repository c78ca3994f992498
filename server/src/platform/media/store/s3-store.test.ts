/** A store that is away, slow, misconfigured or faulty: clear errors, soon, and nothing half-stored. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { after, afterEach, before, test } from 'node:test'
import { openS3Server, type S3Server } from '../../../../test/fakes/s3-server.ts'
import { FileStore } from '../../files.ts'
import { StoreAway } from './away.ts'
import { S3Store } from './s3-store.ts'
import { mediaName } from './store.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'commons-s3-store-'))
const incoming = new FileStore(path.join(folder, 'incoming'))
await incoming.ready()
let s3: S3Server
let store: S3Store
const secret = 'a-secret-of-nobody'

before(async () => {
  s3 = await openS3Server()
  store = storeWith({})
})
after(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => s3.disturb(undefined))

interface Wanted {
  readonly endpoint?: string
  readonly answerMs?: number
}

/** Opens a store with a test's time limits. Its secret is wrong, but the test server accepts any signature. */
function storeWith({ endpoint = s3.endpoint, answerMs = 5_000 }: Wanted) {
  const address = { endpoint, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: secret }
  return new S3Store(address, incoming, { answerMs, partMs: 5_000, tries: 3 })
}

const newName = (file = '480.webp') => mediaName(`k${randomBytes(15).toString('hex')}`, file)

async function local(content: Uint8Array | string): Promise<string> {
  const file = incoming.locate(randomBytes(8).toString('hex'))
  await writeFile(file, content)
  return file
}

const isAway = (said: RegExp) => (error: unknown) => {
  assert(error instanceof StoreAway, String(error))
  assert.match(error.message, said)
  const all = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
  assert(!all.includes(secret) && !all.includes('S3RVER'), 'it tells a key')
  return true
}

const answerWith =
  (status: number, body = '') =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
    return true
  }

const errorBody = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message><AWSAccessKeyId>S3RVER</AWSAccessKeyId><StringToSign>${secret}</StringToSign></Error>`

test('each request is signed in its headers, and no address holds a key', async () => {
  const from = s3.asked.length
  const name = newName()
  await store.take(name, await local('content'))
  await text(await store.read(name, { start: 0, end: 2 }))
  await store.removeAll(name.split('/')[1] ?? '')
  const asked = s3.asked.slice(from)
  assert(asked.length >= 5)
  for (const { url, headers } of asked) {
    assert.match(
      headers.authorization ?? '',
      /^AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/us-east-1\/s3\/aws4_request, /,
    )
    assert.match(headers.authorization ?? '', /Signature=[0-9a-f]{64}$/)
    assert(!/signature|credential|S3RVER/i.test(url), url)
    assert(!JSON.stringify(headers).includes(secret))
  }
})

test('a store that is away is said to be, soon', async () => {
  const gone = await openS3Server()
  await gone.close()
  const away = storeWith({ endpoint: gone.endpoint })
  const said = isAway(/^The media store at http:\/\/127\.0\.0\.1:\d+\/commons cannot be used: ECONNREFUSED$/)
  // Node's fetch asks no such port, and says why only in the cause of its error.
  const odd = storeWith({ endpoint: 'http://127.0.0.1:1/commons' })
  await assert.rejects(odd.size(newName()), isAway(/cannot be used: bad port$/))
  const file = await local('content')
  await assert.rejects(away.read(newName()), said)
  await assert.rejects(away.size(newName()), said)
  await assert.rejects(away.take(newName(), file), said)
  await assert.rejects(away.remove(newName()), said)
  await assert.rejects(away.list().next(), said)
  assert.equal((await stat(file)).size, 7, 'the file waits where it was')
})

test('a store that does not answer is not waited for', async () => {
  s3.disturb(() => true)
  const hasty = storeWith({ answerMs: 100 })
  await assert.rejects(hasty.read(newName()), isAway(/TimeoutError$/))
  await assert.rejects(hasty.size(newName()), isAway(/TimeoutError$/))
  await assert.rejects(hasty.list().next(), isAway(/TimeoutError$/))
})

test('a store that stops in the middle of a file ends the reading', async () => {
  const name = newName('720p.mp4')
  await store.take(name, await local('0123456789'))
  const begin = (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '10' })
    response.write('01234')
    return true
  }
  s3.disturb(begin)
  await assert.rejects(buffer(await storeWith({ answerMs: 100 }).read(name)), isAway(/in the middle/))

  s3.disturb((request, response) => {
    begin(request, response)
    setTimeout(() => response.destroy(), 20)
    return true
  })
  await assert.rejects(buffer(await store.read(name)), isAway(/cannot be used/))

  s3.disturb((_request, response) => {
    // Complete by its `content-length`, as from a proxy that lost the rest.
    response.writeHead(206, { 'content-length': '3', 'content-range': 'bytes 0-9/10' }).end('012')
    return true
  })
  await assert.rejects(buffer(await store.read(name, { start: 0, end: 9 })), isAway(/in the middle/))
})

test('a store that answers other bytes than were asked for is not believed', async () => {
  s3.disturb(answerWith(200, 'the whole'))
  await assert.rejects(store.read(newName(), { start: 3, end: 5 }), isAway(/does not answer ranges/))
})

test('who stops reading lets the connection go', async () => {
  const name = newName('720p.mp4')
  await store.take(name, await local(randomBytes(9_000_000)))
  const gone = Promise.withResolvers<undefined>()
  s3.disturb((request, response) => {
    request.socket.once('close', () => gone.resolve(undefined))
    response.writeHead(200, { 'content-length': '100000000' }).write(Buffer.alloc(1_000_000))
    return true
  })
  const reading = await store.read(name)
  await new Promise((resolve) => reading.once('readable', resolve))
  reading.destroy()
  await gone.promise
})

test('what fails once is tried again, and what goes on failing is told', async () => {
  const name = newName()
  const failing = new Set<string>()
  s3.disturb((request, response) => {
    const { method = '' } = request
    if (failing.has(method)) return false
    failing.add(method)
    return answerWith(503, errorBody('SlowDown'))(request, response)
  })
  await store.take(name, await local('content'))
  assert.equal(await text(await store.read(name)), 'content')
  assert.deepEqual([...failing].toSorted(), ['GET', 'HEAD', 'PUT'])

  s3.disturb(answerWith(500, errorBody('InternalError')))
  const from = s3.asked.length
  await assert.rejects(store.read(name), isAway(/it answers 500 InternalError$/))
  assert.equal(s3.asked.length - from, 3)
})

test('keys without rights are told of, and not tried again', async () => {
  s3.disturb(answerWith(403, errorBody('SignatureDoesNotMatch')))
  const from = s3.asked.length
  await assert.rejects(
    store.read(newName()),
    isAway(/it answers 403 SignatureDoesNotMatch, so look at its keys/),
  )
  assert.equal(s3.asked.length - from, 1)
})

test('a bucket that is not there is no missing file', async () => {
  const elsewhere = storeWith({ endpoint: s3.endpoint.replace('commons', 'nothing') })
  await assert.rejects(elsewhere.list().next(), isAway(/no such bucket/))
  await assert.rejects(elsewhere.read(newName()), isAway(/404 NoSuchBucket/))
  await assert.rejects(elsewhere.take(newName(), await local('content')), isAway(/404 NoSuchBucket/))
})

test('an upload that fails in the middle leaves nothing, and the file where it was', async () => {
  const [name, file] = [newName('720p.mp4'), await local(randomBytes(20_000_000))]
  s3.disturb((request, response) =>
    request.url?.includes('partNumber=3')
      ? answerWith(500, errorBody('InternalError'))(request, response)
      : false,
  )
  const from = s3.asked.length
  await assert.rejects(store.take(name, file), isAway(/it answers 500/))
  const asked = s3.asked.slice(from)
  assert(asked.some(({ url }) => url.includes('partNumber=2')))
  const ended = asked.filter(({ method, url }) => method === 'DELETE' && url.includes('uploadId='))
  assert.equal(ended.length, 1, 'the upload was not given up')
  s3.disturb(undefined)
  assert.equal(await store.size(name), undefined)
  assert.equal((await stat(file)).size, 20_000_000)
})

test('an upload that fails leaves what was there before, of one part or of many', async () => {
  for (const [file, bytes] of [
    ['480.webp', 7_000],
    ['720p.mp4', 9_000_000],
  ] as const) {
    const [name, content] = [newName(file), randomBytes(bytes)]
    await store.take(name, await local(content))
    s3.disturb((request, response) =>
      request.method === 'PUT' ? answerWith(500, errorBody('InternalError'))(request, response) : false,
    )
    const again = await local(content)
    await assert.rejects(store.take(name, again), isAway(/it answers 500/))
    s3.disturb(undefined)
    assert((await buffer(await store.read(name))).equals(content), `${file} is gone`)
    assert.equal((await stat(again)).size, bytes)
  }
})

test('an upload that the store says is done and is not, is not believed', async () => {
  const [name, file] = [newName('720p.mp4'), await local(randomBytes(9_000_000))]
  s3.disturb((request, response) =>
    request.method === 'POST' && request.url?.includes('uploadId=')
      ? answerWith(200, errorBody('InternalError'))(request, response)
      : false,
  )
  await assert.rejects(store.take(name, file), isAway(/none of 9000000 bytes/))
  assert.equal((await stat(file)).size, 9_000_000)
})

test('a file is held in memory by parts', async () => {
  const file = await local(randomBytes(60_000_000))
  const parts: number[] = []
  s3.disturb((request) => {
    if (request.url?.includes('partNumber=')) parts.push(Number(request.headers['content-length']))
    return false
  })
  await store.take(newName('720p.mp4'), file)
  assert.equal(parts.length, 8)
  assert.equal(Math.max(...parts), 8 * 1024 * 1024)
})
