/**
 * Gives hostile files to the media processes: none crashes the server, takes long, uses much memory, reaches
 * other files or addresses, or leaves its marker in the results. COMMONS_TEST_SEED repeats a run.
 */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { Refusal } from '../../src/platform/call/refusal.ts'
import { tellingBytes, tellKind } from '../../src/platform/media/kinds.ts'
import { MediaFailure } from '../../src/platform/media/worker/tasks.ts'
import { openSource } from '../../src/platform/media/worker/video-source.ts'
import { isLong } from '../long.ts'
import { mediaChildren, mediaWorkers } from '../media/media-workers.ts'
import { openCanaries } from './canaries.ts'
import { hostileFiles, type HostileFile } from './hostile-files.ts'

const count = isLong ? 400 : 12
const seed = Number(process.env['COMMONS_TEST_SEED'] ?? Date.now() % 2 ** 31)
const endlessBytes = 8_000_000
/** Ten seconds, plus the start of another process. */
const longestMs = 15_000
const mostResidentKb = 1_200_000

const { workers, folder, file, emptyFolder } = await mediaWorkers()
const canaries = await openCanaries(folder)

const contentOf = ({ content, more }: HostileFile) =>
  more
    ? Buffer.concat([content, ...Array<Uint8Array>(Math.ceil(endlessBytes / more.length)).fill(more)])
    : content

interface Outcome {
  readonly isTaken: boolean
  readonly reason: string
  readonly inspectMs: number
}

/** Processes a file as the product does: detects its kind, inspects it, re-encodes it. */
async function take(hostile: HostileFile): Promise<Outcome> {
  const content = contentOf(hostile)
  const started = performance.now()
  let inspectMs = 0
  try {
    const { mime } = await tellKind(content.subarray(0, tellingBytes), ['image', 'video'])
    const incoming = await file(content, mime)
    const { kind } = await workers.inspect(incoming).finally(() => (inspectMs = performance.now() - started))
    const into = await emptyFolder()
    const made =
      kind === 'image'
        ? await workers.derivePicture(incoming, { widths: [480] }, into)
        : await workers.deriveVideo(incoming, { heights: [240], posterWidths: [480] }, into, () => undefined)
    for (const { path, name } of made.files) await requireClean(path, name, hostile)
    return { isTaken: true, reason: 'taken', inspectMs }
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error
    if (error instanceof MediaFailure) return { isTaken: false, reason: error.reason, inspectMs }
    if (error instanceof Refusal) return { isTaken: false, reason: error.name, inspectMs }
    // The process that was making renditions of it died.
    const message = error instanceof Error ? error.message : String(error)
    return { isTaken: false, reason: `died: ${message}`, inspectMs }
  }
}

async function requireClean(path: string, name: string, { marker }: HostileFile): Promise<void> {
  const made = await readFile(path)
  assert.ok(
    !/HOSTILE-MARKER|<script|50\.1234|\bGPS/.test(made.toString('latin1')),
    `${name} is clean of ${marker}`,
  )
  const head = made.toString('latin1', 0, 12)
  assert.ok(
    name.endsWith('.webp') ? /^RIFF.{4}WEBP/s.test(head) : head.includes('ftyp'),
    `${name} is what it says`,
  )
}

async function peakKb(): Promise<number> {
  if (process.platform !== 'linux') return 0
  const peaks = (await mediaChildren()).map(async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0)
  })
  return Math.max(0, ...(await Promise.all(peaks)))
}

test(`${count} hostile files do no harm`, { timeout: isLong ? 3_000_000 : 230_000 }, async (t) => {
  t.diagnostic(`to repeat: COMMONS_TEST_SEED=${seed} node --test server/test/hostile-files/workers.test.ts`)
  const files = await hostileFiles({ seed, count, canaries })
  assert.equal(files.length, count)
  const wrong: string[] = []
  const outcomes = new Map<string, number>()
  let peak = 0
  let slowest = { name: '', ms: 0 }
  const watch = setInterval(() => {
    void peakKb().then((kb) => (peak = Math.max(peak, kb)))
  }, 300)
  try {
    for (const hostile of files) {
      const { isTaken, reason, inspectMs } = await take(hostile)
      outcomes.set(reason, (outcomes.get(reason) ?? 0) + 1)
      if (process.env['COMMONS_TEST_TELL'])
        t.diagnostic(`${hostile.name}: ${reason}, ${Math.round(inspectMs)} ms`)
      if (hostile.expected !== 'either') {
        if (isTaken !== (hostile.expected === 'taken')) wrong.push(`${hostile.name}: ${reason}`)
      }
      if (inspectMs > longestMs) wrong.push(`${hostile.name} took ${inspectMs} ms`)
      if (inspectMs > slowest.ms) slowest = { name: hostile.name, ms: inspectMs }
    }
  } finally {
    clearInterval(watch)
  }
  for (const [reason, times] of outcomes) t.diagnostic(`${times} × ${reason}`)
  t.diagnostic(`slowest look: ${Math.round(slowest.ms)} ms for ${slowest.name}; most memory: ${peak} kB`)
  assert.deepEqual(wrong, [])
  assert.ok(peak < mostResidentKb, `${peak} kB`)
  await canaries.untouched()
})

test('libav itself, given what names others under the name of a video, reaches for nothing', async () => {
  const files = await hostileFiles({ seed, count: 1_000, canaries })
  const naming = files.filter(({ content }) => {
    const said = Buffer.from(content).toString('latin1')
    return said.includes(canaries.url) || said.includes(canaries.file)
  })
  assert.ok(naming.length > 15)
  for (const { content } of isLong ? naming : naming.slice(0, 3)) {
    for (const mime of ['video/mp4', 'video/webm']) {
      try {
        await using source = await openSource(await file(content, mime))
        let packets = 0
        for await (using packet of source.packets()) if (!packet || ++packets > 100) break
      } catch (error) {
        assert.ok(error instanceof MediaFailure)
      }
    }
  }
  await canaries.untouched()
})
