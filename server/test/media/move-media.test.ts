/** `npm run move-media` moves every file between the disk and an S3 store, and verifies everything. */
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, afterEach, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../../src/platform/config.ts'
import { FileStore } from '../../src/platform/files.ts'
import { moveMedia, type Moved } from '../../src/platform/media/store/move.ts'
import { storeOf } from '../../src/platform/media/store/open-store.ts'
import { mediaName, type MediaStore } from '../../src/platform/media/store/store.ts'
import { isLong, onlyLong } from '../long.ts'
import { jpeg } from '../files/pictures.ts'
import { openS3Server, type S3Server } from '../fakes/s3-server.ts'
import { makeWorld } from '../world.ts'

const program = fileURLToPath(new URL('../../../tools/move-media.ts', import.meta.url))
const folder = await mkdtemp(path.join(tmpdir(), 'commons-move-'))
const folders = {
  media: new FileStore(path.join(folder, 'media')),
  incoming: new FileStore(path.join(folder, 'incoming')),
}
let s3: S3Server
let disk: MediaStore
let bucket: MediaStore

before(async () => {
  await Promise.all([folders.media.ready(), folders.incoming.ready()])
  s3 = await openS3Server()
  const config = readConfig(s3.env)
  disk = storeOf('disk', config, folders)
  bucket = storeOf('s3', config, folders)
})
after(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(async () => {
  s3.disturb(undefined)
  for (const store of [disk, bucket]) for await (const { name } of store.list()) await store.remove(name)
  assert.deepEqual(await readdir(folders.incoming.root), [], 'something was left on its way')
})

const environment = (env: Record<string, string>, dataDir = folder) => ({
  ...process.env,
  ...s3.env,
  DATA_DIR: dataDir,
  NODE_TEST_CONTEXT: undefined,
  NODE_OPTIONS: undefined,
  ...env,
})

interface Ended {
  readonly code: number
  readonly said: string
}

/** Runs the command and waits for its end. */
function move(args: string[], env: Record<string, string> = {}, dataDir = folder): Promise<Ended> {
  return new Promise((resolve) => {
    const settings = { env: environment(env, dataDir) }
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', program, ...args],
      settings,
      (error, out, err) => resolve({ code: error ? Number(error.code ?? 1) : 0, said: out + err }),
    )
  })
}

/** Does the command's work in this process: starting one takes longer than moving these few files. */
async function moveHere(from: MediaStore, to: MediaStore, remove = false): Promise<Moved> {
  return moveMedia({
    from,
    to,
    scratch: folders.incoming,
    remove,
    onProgress: () => undefined,
    onFailure: (name, why) => assert.fail(`${name} was not moved: ${why}`),
  })
}

async function put(store: MediaStore, name: string, content: Uint8Array): Promise<void> {
  const file = folders.incoming.locate(randomBytes(8).toString('hex'))
  await writeFile(file, content)
  await store.take(name, file)
}

/** Stores files of several sizes, one of which is uploaded in parts. */
async function fill(store: MediaStore, count = 12): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (let at = 0; at < count; at += 1) {
    const name = mediaName(`k${randomBytes(15).toString('hex')}`, at === 0 ? '720p.mp4' : '480.webp')
    files.set(name, randomBytes(at === 0 ? 9_000_000 : at * 1_000))
    await put(store, name, files.get(name) ?? Buffer.alloc(0))
  }
  return files
}

async function holds(store: MediaStore, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const names: string[] = []
  for await (const { name } of store.list()) names.push(name)
  assert.deepEqual(names.toSorted(), [...files.keys()].toSorted())
  for (const [name, content] of files) {
    assert((await buffer(await store.read(name))).equals(content), `${name} has other bytes`)
  }
}

for (const kind of ['s3', 'disk'] as const) {
  const stores = () => (kind === 's3' ? { from: disk, to: bucket } : { from: bucket, to: disk })

  const options = kind === 's3' ? {} : onlyLong

  test(
    `to ${kind}: all is copied, then it is there, then it is removed from where it was`,
    options,
    async () => {
      const { from, to } = stores()
      const files = await fill(from)
      assert.partialDeepStrictEqual(await moveHere(from, to), { copied: 12, there: 0, mended: 0, failed: 0 })
      await holds(to, files)
      await holds(from, files)

      const late = mediaName(`k${randomBytes(15).toString('hex')}`, '480.webp')
      files.set(late, Buffer.from('what came in meanwhile'))
      await put(from, late, files.get(late) ?? Buffer.alloc(0))
      assert.partialDeepStrictEqual(await moveHere(from, to), { copied: 1, there: 12, mended: 0, removed: 0 })

      const last = await moveHere(from, to, true)
      assert.partialDeepStrictEqual(last, { there: 13, removed: 13, failed: 0 })
      await holds(to, files)
      await holds(from, new Map())
    },
  )

  test(`to ${kind}: what is damaged there is found and mended`, options, async () => {
    const { from, to } = stores()
    const files = await fill(from, 4)
    await moveHere(from, to)
    const [, changed = '', shorter = ''] = [...files.keys()]
    const damaged = Buffer.from(files.get(changed) ?? '')
    damaged[500] = (damaged[500] ?? 0) ^ 1
    await put(to, changed, damaged)
    await put(to, shorter, Buffer.from('short'))
    assert.partialDeepStrictEqual(await moveHere(from, to), { copied: 0, there: 2, mended: 2 })
    await holds(to, files)
  })
}

test('the command says what it did, and removes what arrived', onlyLong, async () => {
  const files = await fill(disk, 3)
  const first = await move(['--to', 's3'])
  assert.equal(first.code, 0, first.said)
  const words = /^3 files \(9\.0 MB\) are whole in the target: 3 copied, 0 were there, 0 were damaged/m
  assert.match(first.said, words)
  await holds(disk, files)
  const last = await move(['--to', 's3', '--remove'], { MEDIA_STORE: 's3' })
  assert.equal(last.code, 0, last.said)
  assert.match(last.said, /3 were there, .* 3 removed from the source, 0 failed/)
  await holds(bucket, files)
  await holds(disk, new Map())
})

test('on a disk to which case says nothing, none is passed over', async () => {
  const names = ['kX', 'Kx'].map((start) =>
    mediaName(`${start}${randomBytes(15).toString('hex')}`, '480.webp'),
  )
  const files = new Map(names.map((name) => [name, randomBytes(500)]))
  await folders.media.write('kX/.keep', new Uint8Array())
  // On a disk that ignores case, both names are one folder.
  const link = folders.media.locate('Kx')
  await symlink('kX', link).catch((error: NodeJS.ErrnoException) => assert.equal(error.code, 'EEXIST'))
  for (const [name, content] of files) await put(disk, name, content)
  const moved = await moveHere(disk, bucket, true)
  assert.partialDeepStrictEqual(moved, { copied: 2, removed: 2, failed: 0 })
  await holds(bucket, files)
  await holds(disk, new Map())
  await rm(link, { force: true })
  await folders.media.remove('kX')
})

test('a copy that arrives damaged is not believed, and its source stays', async () => {
  const files = await fill(disk, 4)
  const [name = ''] = [...files.keys()].slice(2)
  // Makes the store return other bytes than it was given, of the same length.
  s3.disturb((request, response) => {
    if (request.method !== 'GET' || !request.url?.includes(name)) return false
    const content = Buffer.alloc(files.get(name)?.length ?? 0)
    response.writeHead(200, { 'content-length': content.length }).end(content)
    return true
  })
  const { code, said } = await move(['--to', 's3', '--remove'], { MEDIA_STORE: 's3' })
  assert.equal(code, 1)
  assert(said.includes(`${name} was not moved: it came back with different bytes`), said)
  assert.match(said, /3 removed from the source, 1 failed/)
  await holds(disk, new Map([[name, files.get(name) ?? Buffer.alloc(0)]]))
})

test('one that was killed in the middle goes on when it is run again', async () => {
  const files = await fill(disk, 10)
  const half = Promise.withResolvers<undefined>()
  let stored = 0
  s3.disturb((request) => {
    if (request.method !== 'PUT' || request.url?.includes('/try-')) return false
    stored += 1
    if (stored < 6) return false
    half.resolve(undefined)
    // No answer: the process is killed while it waits for one.
    return true
  })
  const child = spawn(process.execPath, [program, '--to', 's3'], { env: environment({}), stdio: 'ignore' })
  await half.promise
  child.kill('SIGKILL')
  await once(child, 'exit')
  s3.disturb(undefined)
  // The server removes incomplete files a day later.
  for (const left of await readdir(folders.incoming.root)) await folders.incoming.remove(left)

  // A half-written file, which this server may keep, is replaced.
  const { copied, there, mended, failed } = await moveHere(disk, bucket)
  assert.deepEqual([copied + there + mended, failed], [10, 0])
  assert(there > 0, `${there} were there`)
  await holds(bucket, files)
})

test('it works while Commons runs, which then serves from the other store', async () => {
  const dataDir = path.join(folder, 'world')
  const here = await makeWorld({ env: { DATA_DIR: dataDir } })
  const ada = await here.person('Ada')
  const { url } = here
  const { file } = await here.post(ada, { message: 'look' }, { file: await jpeg() })
  const bytes = await (await fetch(url + file)).bytes()

  const moved = await move(['--to', 's3'], {}, dataDir)
  assert.equal(moved.code, 0, moved.said)
  const there = await makeWorld({
    env: { ...s3.env, MEDIA_STORE: 's3', DATA_DIR: dataDir },
    database: here.database,
  })
  const removed = await move(['--to', 's3', '--remove'], { MEDIA_STORE: 's3' }, dataDir)
  assert.match(removed.said, /0 failed/)
  assert.equal((await fetch(url + file)).status, 404, 'it is no longer on the disk')
  assert.deepEqual(await (await fetch(there.url + file)).bytes(), bytes)
  const part = await fetch(there.url + file, { headers: { range: 'bytes=4-11' } })
  assert.deepEqual([part.status, await part.bytes()], [206, bytes.subarray(4, 12)])

  const second = await there.post(ada, { message: 'look again' }, { file: await jpeg() })
  assert.equal((await fetch(there.url + second.file)).status, 200)
  assert.deepEqual(await readdir(path.join(dataDir, 'media')), [], 'it went to the disk')
  assert.deepEqual(await readdir(there.platform.incoming.root), [], 'a copy was left')

  s3.disturb((_request, response) => {
    response.writeHead(503).end()
    return true
  })
  const away = await fetch(there.url + file)
  assert.equal(away.status, 503)
  assert.equal(away.headers.get('cache-control'), null)
  assert.equal((await fetch(`${there.url}/readyz`)).status, 200)
})

test('what is asked for wrongly is said in words', async () => {
  const tooMany = ['--to', 's3', 'now']
  for (const args of isLong ? [[], ['--to', 'tape'], ['--from', 'disk'], tooMany] : [tooMany]) {
    const { code, said } = await move(args)
    assert.equal(code, 1)
    assert.match(said, /Say where to: npm run move-media/)
  }
  const unsaid = await move(['--to', 's3'], { S3_ENDPOINT: '' })
  assert.match(unsaid.said, /S3_ENDPOINT is missing/)
  assert(!unsaid.said.includes('    at '), unsaid.said)
  const early = await move(['--to', 's3', '--remove'])
  assert.equal(early.code, 1)
  assert.match(early.said, /switch that, restart it, and remove then/)
})
