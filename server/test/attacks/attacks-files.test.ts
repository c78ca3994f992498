/**
 * Members post hostile files under hostile names: each is refused with an understandable reason or turned
 * into a clean file, and other members notice nothing. COMMONS_TEST_SEED repeats a run.
 */
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { en } from '@commons/contract/messages/en.ts'
import type { Post } from '@commons/contract/posts/posts.ts'
import { openCanaries } from '../hostile-files/canaries.ts'
import { type HostileFile, hostileFiles } from '../hostile-files/hostile-files.ts'
import { isLong } from '../long.ts'
import { multipartBody, multipartType } from '../fakes/multipart-body.ts'
import { makeWorld, type Person } from '../world.ts'

const count = isLong ? 320 : 10
const seed = Number(process.env['COMMONS_TEST_SEED'] ?? Date.now() % 2 ** 31)
/** Over the size limit of a picture in this test. */
const endlessBytes = 3_000_000
/** So that a hang fails the test. */
const patienceMs = 30_000

const names = [
  '../../../../../etc/passwd',
  '..\\..\\windows\\system32\\x.png',
  'a\0.png',
  'x'.repeat(10_000),
  '\u202egpj.exe',
  'CON',
  '/etc/cron.d/x',
  '<script>alert(1)</script>.svg',
  '; rm -rf ~ #.mp4',
  '%2e%2e%2f.webp',
  '',
]

const bodyOf = ({ content, more }: HostileFile) =>
  more
    ? Buffer.concat([content, ...Array<Uint8Array>(Math.ceil(endlessBytes / more.length)).fill(more)])
    : content

test(
  `${count} hostile files do no harm on their way in`,
  { timeout: isLong ? 3_000_000 : 230_000 },
  async (t) => {
    t.diagnostic(`to repeat: COMMONS_TEST_SEED=${seed} node --test server/test/attacks/attacks-files.test.ts`)
    const folder = await mkdtemp(path.join(tmpdir(), 'commons-canary-'))
    after(() => rm(folder, { recursive: true, force: true }))
    const canaries = await openCanaries(folder)
    const here = await makeWorld({ env: { IMAGE_MAX_MB: '2', VIDEO_MAX_MB: '2' } })
    const { as, person, url, platform, processMedia } = here
    const watcher = await person('Watcher')
    const senders: Person[] = []
    const outcomes = new Map<string, number>()

    const files = await hostileFiles({ seed, count, canaries })
    for (const [at, hostile] of files.entries()) {
      // The number of files waiting to be processed is limited, overall and per member.
      if (at % 5 === 0) {
        await processMedia()
        senders.push(await person(`Sender ${at}`))
      }
      const sender = senders.at(-1)
      assert(sender)
      const parts = [
        { name: 'user_id', value: String(sender.id) },
        { name: 'api_key', value: sender.apiKey },
        { name: 'message', value: hostile.name },
        { name: 'file_type', value: 'image/png"; x="' },
        {
          name: 'file',
          value: bodyOf(hostile),
          filename: at % 2 ? (names[at % names.length] ?? '') : hostile.filename,
          type: 'image/png',
        },
      ]
      const response = await fetch(`${url}/api/users/add_post`, {
        method: 'POST',
        headers: multipartType(),
        body: new Uint8Array(multipartBody(parts)),
        signal: AbortSignal.timeout(patienceMs),
      })
      const answer = (await response.json()) as { code: boolean; message: string; error?: string }
      const what = `${hostile.name}: ${JSON.stringify(answer).slice(0, 200)}`
      outcomes.set(answer.error ?? 'taken', (outcomes.get(answer.error ?? 'taken') ?? 0) + 1)
      assert.equal(response.status === 200, answer.code, what)
      if (answer.code) continue
      assert([400, 413, 415, 422].includes(response.status), what)
      assert(`refusal.${answer.error}` in en && answer.message.length > 20, what)
      if (hostile.expected === 'taken') assert.fail(what)
    }
    await processMedia()
    for (const [outcome, times] of outcomes) t.diagnostic(`${times} × ${outcome}`)

    const expected = new Map(files.map((file) => [file.name, file.expected]))
    const published: Post[] = []
    for (const sender of senders) {
      for (const waiting of (await as(sender).call('waiting_posts', {})).recdata) {
        assert.equal(waiting.file_state, 'failed', waiting.message)
        assert((waiting.file_failure ?? '').length > 20, waiting.message)
      }
      published.push(
        ...(await as(watcher).call('user_timeline', { view_user_id: sender.id, limit: 50 })).recdata,
      )
    }
    t.diagnostic(`${published.length} were published`)
    for (const post of published) {
      // An empty part isn't a file: the post has only its text.
      if (post.file_type === null && files.find(({ name }) => name === post.message)?.content.length === 0)
        continue
      assert.notEqual(expected.get(post.message), 'refused', post.message)
      const sources = [
        ...(post.picture?.sources ?? []),
        ...(post.video?.poster.sources ?? []),
        ...(post.video?.sources ?? []),
      ]
      assert(sources.length > 0)
      for (const source of sources) {
        const answer = await fetch(url + source.url)
        assert.equal(answer.status, 200, post.message)
        assert.match(answer.headers.get('content-type') ?? '', /^(image\/webp|video\/mp4)$/)
        assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
        const said = Buffer.from(await answer.arrayBuffer()).toString('latin1')
        assert(!/HOSTILE-MARKER|<script|\bGPS|\xa9xyz/.test(said), post.message)
      }
    }

    await canaries.untouched()
    assert.deepEqual(await readdir(platform.incoming.root), [])
    await here.removeFiles()
    const { rows } = await platform.database.pool.query<{ key: string; widths: number[]; heights: number[] }>(
      'select key, widths, heights from media',
    )
    const stored = await readdir(here.mediaRoot, { recursive: true, withFileTypes: true })
    assert.deepEqual(
      stored.filter((entry) => entry.isFile()).length,
      rows.reduce((sum, { widths, heights }) => sum + widths.length + heights.length, 0),
      'no file without a row',
    )
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
  },
)
