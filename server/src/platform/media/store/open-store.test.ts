/** The configured store is tried out at the start, and a broken one is reported in words. */
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { openS3Server, type S3Server } from '../../../../test/fakes/s3-server.ts'
import { ConfigError, readConfig } from '../../config.ts'
import { FileStore } from '../../files.ts'
import { openMediaStore } from './open-store.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'commons-open-store-'))
const incoming = new FileStore(path.join(folder, 'incoming'))
const media = new FileStore(path.join(folder, 'media'))
await incoming.ready()
let s3: S3Server
const secret = 'a-secret-of-nobody'

before(async () => {
  s3 = await openS3Server()
})
after(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => s3.disturb(undefined))

const answerWith =
  (status: number, body: string) => (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
    return true
  }

const denied = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>No</Message></Error>'

test('the configuration names what is missing, and repeats no secret', async () => {
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s3.env
  const given = { MEDIA_STORE: 's3', S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    const config = readConfig({ ...given, [name]: '' })
    await assert.rejects(openMediaStore(config, { media, incoming }), (error: unknown) => {
      assert(error instanceof ConfigError)
      assert.match(error.message, new RegExp(`^${name} is missing`))
      return true
    })
  }
  const wrong = [
    's3.example/commons',
    'http://s3.example/commons',
    'https://s3.example',
    'https://s3.example/a/b',
    `https://u:${secret}@s3.example/commons`,
    'ftp://s3.example/commons',
    'https://s3.example/commons?x=1',
  ]
  for (const endpoint of wrong) {
    assert.throws(
      () => readConfig({ ...given, S3_ENDPOINT: endpoint }),
      (error: unknown) =>
        error instanceof ConfigError &&
        /S3_ENDPOINT must be/.test(error.message) &&
        !error.message.includes(secret),
      endpoint,
    )
  }
  for (const endpoint of [
    'https://s3.example/commons/',
    'http://127.0.0.1:9000/commons',
    'http://[::1]:9000/commons',
  ]) {
    assert.equal(readConfig({ S3_ENDPOINT: endpoint }).S3_ENDPOINT, endpoint.replace(/\/$/, ''))
  }
})

test('at the start a store is tried, and one that does not work ends it in words', async () => {
  const config = readConfig({ ...s3.env, MEDIA_STORE: 's3' })
  const before = await readdir(incoming.root)
  const opened = await openMediaStore(config, { media, incoming })
  assert.equal(opened.kind, 's3')
  for await (const { name } of opened.list()) assert(!name.endsWith('/try'), 'what was tried is still there')

  s3.disturb(answerWith(403, denied))
  await assert.rejects(openMediaStore(config, { media, incoming }), (error: unknown) => {
    assert(error instanceof ConfigError)
    assert.match(error.message, /^The media store does not work: The media store at .* 403 AccessDenied/)
    return true
  })
  assert.deepEqual(await readdir(incoming.root), before)
})

test('a store whose files cannot be listed is found out at the start', async () => {
  const config = readConfig({ ...s3.env, MEDIA_STORE: 's3' })
  const isList = ({ method, url }: IncomingMessage) =>
    method === 'GET' && url?.includes('list-type=2') === true
  const forbidden = answerWith(403, denied)
  s3.disturb((request, response) => isList(request) && forbidden(request, response))
  await assert.rejects(openMediaStore(config, { media, incoming }), (error: unknown) => {
    assert(error instanceof ConfigError)
    assert.match(error.message, /^The media store does not work: .* 403 AccessDenied/)
    return true
  })
  const nothing = '<?xml version="1.0"?><ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>'
  s3.disturb((request, response) => isList(request) && answerWith(200, nothing)(request, response))
  await assert.rejects(openMediaStore(config, { media, incoming }), /did not list a file it was given/)
  s3.disturb(undefined)
  const opened = await openMediaStore(config, { media, incoming })
  for await (const { name } of opened.list()) assert(!name.endsWith('/try'), 'what was tried is still there')
})
