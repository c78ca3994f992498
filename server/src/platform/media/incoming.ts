/** Files on their way in: streamed to a temporary file, told apart, counted and hashed, removed when the call is done. */
import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileKind } from '@commons/contract/call.ts'
import { Refusal } from '../call/refusal.ts'
import type { FileStore } from '../files.ts'
import { bytesText } from '../language.ts'
import { headerReader } from './header/header.ts'
import type { HeaderReader, Size } from './header/reading.ts'
import { tellingBytes, tellKind, type ToldKind } from './kinds.ts'

export interface Upload extends ToldKind {
  /** Its name in the store of incoming files. */
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  /** Of a picture whose own header says it beyond doubt. */
  readonly size: Size | undefined
}

/** Uploads that lie elsewhere by now. */
const moved = new WeakSet<Upload>()

/** What was moved is not looked for any more. */
export const noteMoved = (upload: Upload) => void moved.add(upload)

/** Removes what is left of an upload. */
export async function discardUpload(incoming: FileStore, upload: Upload): Promise<void> {
  if (!moved.has(upload)) await incoming.removeFile(upload.name)
}

/** The largest file of each kind, in bytes. */
export type KindLimits = Readonly<Record<FileKind, number>>

/**
 * Takes a stream in; refuses what is of no accepted kind by its first bytes, and what is longer than its
 * kind may be, leaving nothing behind. Undefined where there was not a byte, as from a field that was
 * left empty in a form.
 */
export async function receive(
  incoming: FileStore,
  stream: Readable,
  accepted: readonly FileKind[],
  limits: KindLimits,
): Promise<Upload | undefined> {
  const name = randomUUID()
  const hash = createHash('sha256')
  let told: ToldKind | undefined
  let header: HeaderReader | undefined
  let bytes = 0

  function take(chunk: Buffer): Buffer {
    hash.update(chunk)
    header?.push(chunk)
    return chunk
  }

  async function* counted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let head: Buffer[] = []
    for await (const chunk of source) {
      bytes += chunk.length
      if (told) requireLength(bytes, limits[told.kind])
      else {
        head.push(chunk)
        if (bytes < tellingBytes) continue
        told = await tellKind(Buffer.concat(head), accepted)
        requireLength(bytes, limits[told.kind])
        header = headerReader(told.mime)
        for (const each of head) yield take(each)
        head = []
        continue
      }
      yield take(chunk)
    }
    if (told || bytes === 0) return
    const whole = Buffer.concat(head)
    told = await tellKind(whole, accepted)
    requireLength(bytes, limits[told.kind])
    header = headerReader(told.mime)
    yield take(whole)
  }

  try {
    await pipeline(stream, counted, incoming.writeStream(name))
  } catch (error) {
    // Where nothing can be removed either, what went wrong first is what to say.
    await incoming.removeFile(name).catch(() => undefined)
    throw error
  }
  if (!told) {
    await incoming.removeFile(name)
    return undefined
  }
  const size = header?.end()
  return { ...told, name, path: incoming.locate(name), bytes, sha256: hash.digest('hex'), size }
}

/** Refuses a file that is larger than its kind may be. */
export function requireLength(bytes: number, limit: number): void {
  if (bytes > limit) throw new Refusal('file_too_large', { values: { limit: bytesText(limit) } })
}
