/** Processes of one installation that do different things of it, and what happens when one of them dies. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { features } from '../src/features.ts'
import { buildHealthApp } from '../src/health-app.ts'
import { openMetrics } from '../src/platform/metrics.ts'
import { acceptedDatabase } from './accepted-database.ts'
import { commonsProcess, type CommonsProcess } from './commons-process.ts'
import type { TestDatabase } from './database.ts'
import { atEndOfFile } from './end-of-file.ts'
import { png } from './files/pictures.ts'
import { mp4Bytes } from './files/videos.ts'
import { isLong, onlyLong } from './long.ts'
import { until } from './until.ts'
import { makeWorld, type Person, type World } from './world.ts'

let database: TestDatabase
let folder: string
/** Answers members. */
let web: World
/** Does what is due, other than files. */
let jobs: World
let ada: Person
/** Of some seconds of work on a busy core. */
let film: Promise<Buffer>
let refused: ReturnType<typeof withoutDatabase>
const media: CommonsProcess[] = []

const world = (roles: string) => makeWorld({ env: { DATA_DIR: folder, COMMONS_ROLE: roles }, database })

async function mediaProcess(): Promise<CommonsProcess> {
  const env = { DATABASE_URL: database.connectionString, DATA_DIR: folder, COMMONS_ROLE: 'media' }
  const made = await commonsProcess({ ...env, VIDEOS_AT_ONCE: '1' })
  media.push(made)
  await made.start()
  return made
}

before(
  async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'commons-roles-'))
    database = await acceptedDatabase()
    // Registered before the worlds, so that it runs after they have ended.
    atEndOfFile(async () => {
      await Promise.all(media.map((each) => each.remove()))
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    })
    refused = withoutDatabase()
    film = makeFilm()
    ;[web, jobs] = await Promise.all([world('web'), world('jobs')])
    ada = await web.person('Ada')
    await jobs.platform.jobs.work([...jobs.platform.mediaRoad.jobs])
    await web.platform.jobs.work([...web.platform.mediaRoad.jobs])
  },
  { timeout: 60_000 },
)

const rows = async <Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await web.platform.database.pool.query<Row>(text, [...values])).rows

const stateOf = async (post: number) =>
  (await web.as(ada).call('post_detail', { post_id: post })).recdata.file_state

const stateOfJob = async (name: string) =>
  (
    await rows<{ state: string; retry_count: number }>(
      'select state, retry_count from jobs.job where name = $1 order by created_on desc limit 1',
      [name],
    )
  )[0]

const makeFilm = () =>
  mp4Bytes({
    ...(isLong ? { seconds: 12, width: 1280, height: 720 } : { seconds: 8, width: 640, height: 360 }),
    fps: 30,
  })

const addFilm = async () => {
  const file = new Blob([new Uint8Array(await film)], { type: 'video/mp4' })
  const { recdata } = await web.as(ada).call('add_post', { message: 'A film' }, { file })
  return recdata.post_id
}

test('without a process for files an upload waits, and says so, while the rest goes on', async () => {
  const { recdata: picture } = await web
    .as(ada)
    .call('add_post', { message: 'A picture' }, { file: await png() })
  const { recdata: text } = await web.as(ada).call('add_post', { message: 'Only words' })
  assert.equal(await stateOf(picture.post_id), 'processing')
  const { recdata } = await web.as(ada).call('timeline', {})
  assert.ok(recdata.some(({ post_id }) => post_id === text.post_id))
  assert.equal((await stateOfJob('media.pictures'))?.state, 'created')

  await mediaProcess()
  await until(async () => (await stateOf(picture.post_id)) === 'ready')
  // The job ends after what it did is to be seen.
  await until(async () => (await stateOfJob('media.pictures'))?.state === 'completed')
})

test(
  'a process that is killed in the middle of a video costs another one the work, and nothing is twice',
  { timeout: 180_000 },
  async () => {
    const [first] = media
    const post = await addFilm()
    await until(async () => (await stateOfJob('media.videos'))?.state === 'active')
    await first?.killServer()
    const second = await mediaProcess()
    assert.equal(await stateOf(post), 'processing')
    // What is noticed some seconds after, when its heartbeat is missing.
    if (!isLong)
      await rows(
        `update jobs.job set state = 'retry', start_after = now() where name = 'media.videos' and state = 'active'`,
      )
    await until(async () => (await stateOf(post)) === 'ready', 120_000)
    assert.ok(second.runs())
    const kept = await rows<{ key: string }>(`select key from media where kind = 'video'`)
    assert.equal(kept.length, 1)
    const files = (await readdir(path.join(folder, 'media'), { recursive: true })).filter((each) =>
      each.includes(kept[0]?.key ?? '-'),
    )
    assert.equal(new Set(files).size, files.length)
    const done = await rows<{ state: string }>(`select state from jobs.job where name = 'media.videos'`)
    assert.deepEqual(done, [{ state: 'completed' }])
  },
)

test('a process that answers no members has a port for its state alone', async () => {
  const url = media.at(-1)?.url ?? ''
  const ready = await fetch(`${url}/readyz`)
  assert.deepEqual([ready.status, await ready.json()], [200, { ready: true, roles: ['media'] }])
  assert.equal((await fetch(`${url}/livez`)).status, 200)
  assert.match(await (await fetch(`${url}/metrics`)).text(), /^commons_role\{role="media"\} 1$/m)
  for (const path of ['/', '/api/users/captcha_challenge', '/media/x/640.webp', '/api/socket'])
    assert.equal((await fetch(url + path)).status, 404, path)
})

test('a process that is stopped hands over at once what it was making', { timeout: 120_000 }, async () => {
  const last = media.at(-1)
  const post = await addFilm()
  await until(async () => (await stateOfJob('media.videos'))?.state === 'active')
  const told = performance.now()
  assert.equal(await last?.stop(), 0)
  assert.ok(performance.now() - told < 10_000)
  // Neither a failure nor a wait.
  assert.deepEqual(await stateOfJob('media.videos'), { state: 'created', retry_count: 0 })
  assert.equal(await stateOf(post), 'processing')
  if (!isLong) return
  await last?.start()
  await until(async () => (await stateOf(post)) === 'ready', 60_000)
})

test('a process is told of jobs that another one added for it', async () => {
  const done: number[] = []
  const kind = {
    name: 'test.told',
    work: async ({ added }: { added: number }) => void done.push(performance.now() - added),
  }
  await web.platform.jobs.work([kind])
  await jobs.platform.jobs.work([kind])
  const { write } = await import('../src/platform/write.ts')
  for (let n = 1; n <= 5; n++) {
    await write(web.platform, ({ tx }) => web.platform.jobs.add(tx, kind, { added: performance.now() }))
    await until(async () => done.length === n)
  }
  // Asking every two seconds takes one on average.
  assert.ok((done.toSorted((a, b) => a - b)[2] ?? Number.NaN) < 600, String(done))
})

test(
  'recurring work is done once, by however many processes',
  { ...onlyLong, timeout: 200_000 },
  async () => {
    const minutes: number[] = []
    const kind = {
      name: 'test.every-minute',
      every: '* * * * *',
      work: async () => void minutes.push(Math.floor(Date.now() / 60_000)),
    }
    const other = await world('jobs')
    for (const each of [jobs, other, web]) await each.platform.jobs.work([kind])
    await until(async () => minutes.length >= 2, 190_000)
    assert.equal(new Set(minutes).size, minutes.length)
  },
)

test('who connects to that port and says nothing does not hold up its end', async () => {
  const app = await buildHealthApp({ ...web.platform, metrics: openMetrics(new Set(['media'])) })
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.fastify.server.address() as AddressInfo
  const silent = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(silent, 'connect')
  const told = performance.now()
  await app.close()
  assert.ok(performance.now() - told < 5_000)
})

test('webhooks are sent by processes of jobs, not by those that answer members', async () => {
  const { senderOf } = await import('../src/features/notifications/webhooks/webhooks.sending.ts')
  senderOf(web.platform).wake()
  await until(async () => (await stateOfJob('webhooks.send')) !== undefined)
})

test('each thing that goes on all the time belongs to a role, or to every process', () => {
  const opening = features.filter(({ open }) => open).map(({ openIn = 'all' }) => openIn)
  assert.deepEqual(opening.toSorted(), ['all', 'chain', 'jobs'])
})

/** Starts what isn't all without a database of its own; returns how it ends, and what it says. */
async function withoutDatabase(): Promise<readonly [status: number | null, said: string]> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined, DATABASE_URL: '' }
  const child = spawn(process.execPath, [main], {
    env: { ...env, COMMONS_ROLE: 'web,jobs', DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = textOf(child.stderr)
  await once(child, 'close')
  return [child.exitCode, await said]
}

test('the embedded database belongs to a process that does everything', async () => {
  const [status, said] = await refused
  assert.equal(status, 1)
  assert.match(said, /COMMONS_ROLE is web,jobs, which needs DATABASE_URL/)
})
