/** The media processes, and a folder with files for them. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import pino from 'pino'
import type { IncomingFile, MediaBounds, MediaWorkers } from '../../src/platform/media/worker/tasks.ts'
import { openMediaWorkers } from '../../src/platform/media/worker/workers.ts'

export interface WorkersInTest {
  readonly workers: MediaWorkers
  readonly folder: string
  /** Stores a file as if it had been uploaded. */
  file(content: Blob | Uint8Array, mime: string): Promise<IncomingFile>
  /** Returns a new empty folder for results. */
  emptyFolder(): Promise<string>
}

export const testBounds: MediaBounds = { imageMegapixels: 40, videoMegapixels: 9, videoSeconds: 60 }

/** Starts media processes that end after all tests of the file. */
export async function mediaWorkers(bounds: MediaBounds = testBounds): Promise<WorkersInTest> {
  const folder = await mkdtemp(join(tmpdir(), 'commons-media-'))
  const log = pino({ level: 'silent' })
  const workers = openMediaWorkers({ bounds, scratch: folder, log, videosAtOnce: 1 })
  after(async () => {
    await workers.close()
    await rm(folder, { recursive: true })
  })
  let count = 0
  return {
    workers,
    folder,
    async file(content, mime) {
      const path = join(folder, `in-${count++}`)
      await writeFile(path, content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content)
      return { path, mime }
    },
    async emptyFolder() {
      const made = join(folder, `made-${count++}`)
      await mkdir(made)
      return made
    },
  }
}

/** Returns the process ids of the current media processes of `parent`; Linux only. */
export async function mediaChildren(parent = process.pid): Promise<number[]> {
  const found: number[] = []
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const status = await readFile(`/proc/${entry}/status`, 'utf8').catch(() => '')
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '')
    if (status.includes(`PPid:\t${parent}\n`) && /commons-media/.test(command)) found.push(Number(entry))
  }
  return found
}
