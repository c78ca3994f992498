/** Files on their way in: streamed to a temporary file, told apart, counted and hashed, removed when the call is done. */
import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileKind } from '@commons/contract/call.ts'
import { Refusal } from '../call/refusal.ts'
import type { FileStore } from '../files.ts'
import { bytesText } from '../language.ts'
import { tellingBytes, tellKind, type ToldKind } from './kinds.ts'

export interface Upload extends ToldKind {
  /** Its name in the store of incoming files. */
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly sha256: string
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
  let bytes = 0

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
        for (const each of head) hash.update(each)
        yield* head
        head = []
        continue
      }
      hash.update(chunk)
      yield chunk
    }
    if (told || bytes === 0) return
    const whole = Buffer.concat(head)
    told = await tellKind(whole, accepted)
    requireLength(bytes, limits[told.kind])
    hash.update(whole)
    yield whole
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
  return { ...told, name, path: incoming.locate(name), bytes, sha256: hash.digest('hex') }
}

function requireLength(bytes: number, limit: number): void {
  if (bytes > limit) throw new Refusal('file_too_large', { values: { limit: bytesText(limit) } })
}
