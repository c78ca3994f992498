/**
 * Copies all files from one store to another while both are in use, and verifies each by reading it back from
 * the target. After an interruption it continues with the files that are missing.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../../files.ts'
import type { MediaStore } from './store.ts'

export interface Moving {
  readonly from: MediaStore
  readonly to: MediaStore
  /** Where each file is kept between download and upload. */
  readonly scratch: FileStore
  /** Removes files from the source once verified in the target. */
  readonly remove: boolean
  /** Called after each file. */
  readonly onProgress: (moved: Moved) => void
  /** Called for each file that couldn't be moved. */
  readonly onFailure: (name: string, why: string) => void
}

/** Counts of files. */
export interface Moved {
  copied: number
  /** Already in the target, with the same hash. */
  there: number
  /** Different content was in the target under their name, and was replaced. */
  mended: number
  removed: number
  failed: number
  /** The bytes of all verified files. */
  bytes: number
}

const atOnce = 4

export async function moveMedia(moving: Moving): Promise<Moved> {
  const moved: Moved = { copied: 0, there: 0, mended: 0, removed: 0, failed: 0, bytes: 0 }
  const names = moving.from.list()[Symbol.asyncIterator]()
  const work = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      const { name } = next.value
      try {
        await moveOne(moving, name, moved)
      } catch (error) {
        moved.failed += 1
        moving.onFailure(name, error instanceof Error ? error.message : String(error))
      }
      moving.onProgress(moved)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return moved
}

async function moveOne({ from, to, scratch, remove }: Moving, name: string, moved: Moved): Promise<void> {
  const bytes = await from.size(name)
  // A member removed it in the meantime.
  if (bytes === undefined) return
  const there = await to.size(name)
  const outcome = await ensure({ from, to, scratch }, name, { bytes, there })
  if (outcome === 'gone') return
  moved[outcome] += 1
  moved.bytes += bytes
  if (!remove) return
  await from.remove(name)
  moved.removed += 1
}

type Outcome = 'copied' | 'there' | 'mended' | 'gone'

async function ensure(
  { from, to, scratch }: Pick<Moving, 'from' | 'to' | 'scratch'>,
  name: string,
  { bytes, there }: { bytes: number; there: number | undefined },
): Promise<Outcome> {
  if (there === bytes) {
    const [source, target] = await Promise.all([hashIn(from, name), hashIn(to, name)])
    if (source === target) return 'there'
  }
  const copy = randomUUID()
  try {
    await pipeline(await from.read(name), scratch.writeStream(copy))
    const expected = await hashOf(createReadStream(scratch.locate(copy)))
    await to.take(name, scratch.locate(copy))
    if ((await hashIn(to, name)) !== expected) throw new Error('it came back with different bytes')
  } catch (error) {
    // If a member removed it during the copy, nobody misses it.
    if ((await from.size(name)) !== undefined) throw error
    await to.remove(name)
    return 'gone'
  } finally {
    await scratch.remove(copy)
  }
  return there === undefined ? 'copied' : 'mended'
}

const hashIn = async (store: MediaStore, name: string) => hashOf(await store.read(name))

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
