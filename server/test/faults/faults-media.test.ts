/**
 * Kills the server and its media processes at any moment while members upload: each acknowledged file becomes
 * ready, others leave nothing behind, and processing resumes by itself. A run prints its seed;
 * COMMONS_TEST_SEED repeats it.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir, readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { commonsProcess, type CommonsProcess } from '../commons-process.ts'
import { isLong, onlyLong } from '../long.ts'
import { jpeg } from '../files/pictures.ts'
import { mp4 } from '../files/videos.ts'

const rounds = isLong ? 20 : 1
const seed = Number(process.env['COMMONS_TEST_SEED'] ?? Date.now() % 2 ** 31)
const timeout = 120_000 + rounds * 30_000
const password = 'the quick brown marmot'
const members = 3

let commons: CommonsProcess | undefined
after(() => commons?.remove())

test(
  `${rounds} kills among uploads leave every acknowledged file ready and nothing else`,
  // The short run has uploads-kill.test and the processes' own tests.
  { timeout, skip: process.platform === 'linux' ? onlyLong.skip : 'it finds the processes in /proc' },
  async (t) => {
    t.diagnostic(`to repeat: COMMONS_TEST_SEED=${seed} node --test server/test/faults/faults-media.test.ts`)
    let state = seed
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
    const here = (commons = await commonsProcess())
    await here.start()
    const people = await Promise.all(Array.from({ length: members }, () => join(here.url)))
    const files = [
      await jpeg(1600, 1200),
      await mp4({ seconds: 4, width: 640, height: 360 }),
      await jpeg(300, 200),
    ]
    const acknowledged = new Set<string>()

    for (let round = 0; round < rounds; round++) {
      const uploading = people.map(async (person, at) => {
        const message = randomUUID()
        const file = files[(round + at) % files.length]
        assert(file)
        if (await post(here.url, person, message, file)) acknowledged.add(message)
      })
      await sleep(random() * 900)
      // The server first, so that at least one upload has to be resumed.
      if (round === 0 || random() < 0.5) {
        await here.killServer()
        await Promise.all(uploading)
        await here.start()
      } else {
        await killReaders(here)
        await Promise.all(uploading)
      }
      assert(here.runs())
    }
    const last = randomUUID()
    assert(await post(here.url, people[0] ?? (await join(here.url)), last, files[0] ?? (await jpeg())))
    acknowledged.add(last)

    const began = performance.now()
    while (
      (
        await here.ask(
          `select from media where state = 'processing' and exists (select from posts where media_id = media.id)`,
        )
      ).length > 0
    ) {
      // Retries all failed jobs now.
      await here.ask(`update jobs.job set start_after = now() where state = 'retry' and start_after > now()`)
      await sleep(100)
    }
    t.diagnostic(`all was settled ${Math.round((performance.now() - began) / 1000)} s after the last kill`)
    const posts = await here.ask<{ message: string; state: string; position: number | null }>(
      'select message, state, position from posts join media on media.id = media_id',
    )
    for (const { message, state, position } of posts) {
      assert.equal(state, 'ready', message)
      assert.notEqual(position, null, message)
    }
    // An unacknowledged post may be there; an acknowledged one must be.
    const found = new Set(posts.map(({ message }) => message))
    assert.equal(found.size, posts.length, 'none is there twice')
    for (const message of acknowledged) assert(found.has(message), `the post ${message} was lost`)

    await sweepAsIfLater(here)
    assert.deepEqual(
      await here.ask(
        'select key from media where id not in (select media_id from posts where media_id is not null)',
      ),
      [],
    )
    assert.deepEqual(await readdir(path.join(here.dataDir, 'incoming')), [])
    assert.deepEqual(await filesOnDisk(here), await filesOfRows(here))
    assert.equal(await here.stop(), 0)
  },
)

const Login = z.object({ user_data: z.object({ id: z.number(), api_key: z.string() }) })
type Login = z.infer<typeof Login>['user_data']

async function join(url: string): Promise<Login> {
  const email = `${randomUUID()}@example.org`
  const send = async (call: string, input: object) => {
    const response = await fetch(`${url}/api/users/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    assert.equal(response.status, 200, call)
    return response.json()
  }
  await send('register', { full_name: 'Ada', email, password, confirm_password: password })
  return Login.parse(await send('login', { email, password })).user_data
}

/** Posts; returns true if it was acknowledged. */
async function post(url: string, { id, api_key }: Login, message: string, file: Blob): Promise<boolean> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ user_id: String(id), api_key, message }))
    form.append(name, value)
  form.append('file', file)
  try {
    const response = await fetch(`${url}/api/users/add_post`, { method: 'POST', body: form })
    // A file whose inspection was killed twice is refused as broken; the member may send it again.
    return response.status === 200
  } catch {
    return false
  }
}

/** Kills this server's media processes. */
async function killReaders({ pid }: CommonsProcess): Promise<void> {
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '')
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '')
    // The state and the parent follow the name, which may contain anything.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    if (parent !== pid() || !command.includes('media/worker')) continue
    try {
      process.kill(Number(entry), 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
}

async function sweepAsIfLater({ ask, dataDir }: CommonsProcess): Promise<void> {
  const longAgo = new Date(Date.now() - 25 * 3_600_000)
  await ask(`update media set created_at = now() - interval '2 hours'`)
  for (const root of ['media', 'incoming'].map((name) => path.join(dataDir, name))) {
    for (const name of await readdir(root, { recursive: true }))
      await utimes(path.join(root, name), longAgo, longAgo)
  }
  for (const job of ['media.sweep', 'media.remove-files', 'media.sweep-files']) {
    await ask(`update removed_media set removed_at = now() - interval '1 hour'`)
    const [row] = await ask<{ id: string }>(`insert into jobs.job (name) values ($1) returning id`, [job])
    while ((await ask(`select from jobs.job where id = $1 and state = 'completed'`, [row?.id])).length === 0)
      await sleep(50)
  }
}

async function filesOnDisk({ dataDir }: CommonsProcess): Promise<string[]> {
  const root = path.join(dataDir, 'media')
  const found = await readdir(root, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .toSorted()
}

async function filesOfRows({ ask }: CommonsProcess): Promise<string[]> {
  const rows = await ask<{ key: string; widths: number[]; heights: number[] }>(
    'select key, widths, heights from media',
  )
  return rows
    .flatMap(({ key, widths, heights }) =>
      [...widths.map((width) => `${width}.webp`), ...heights.map((height) => `${height}p.mp4`)].map((name) =>
        path.join(key.slice(0, 2), key, name),
      ),
    )
    .toSorted()
}
