/** Receives uploads: streams them to a temporary file, tells their kind, counts and hashes them. */
import { createHash, randomUUID } from 'node:crypto'
import { type Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { callbackify } from 'node:util'
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
  /** As its sender calls it: any text, or none. */
  readonly filename: string
  readonly bytes: number
  readonly sha256: string
  /** A picture's size, if its header states it beyond doubt. */
  readonly size: Size | undefined
}

/** Uploads that have been moved elsewhere. */
const moved = new WeakSet<Upload>()

/** Notes that an upload was moved, so that `discardUpload` doesn't look for it. */
export const noteMoved = (upload: Upload) => void moved.add(upload)

/** Uploads whose bytes an earlier call has taken. */
const spent = new WeakSet<Upload>()

/** Notes that an upload's bytes are gone: it only tells whether a call is the same as an earlier one. */
export const noteSpent = (upload: Upload) => void spent.add(upload)

/** Refuses files whose bytes an earlier call has taken. */
export function requireUnspent(files: Readonly<Record<string, Upload>>): void {
  if (Object.values(files).some((upload) => spent.has(upload))) throw new Refusal('upload_not_found')
}

/** Removes an upload, unless it was moved. */
export async function discardUpload(incoming: FileStore, upload: Upload): Promise<void> {
  if (!moved.has(upload)) await incoming.removeFile(upload.name)
}

/** Bytes of an upload that may wait for the disk, besides those of its file. */
const heldAtOnce = 128 * 1024

/** The largest file of each kind, in bytes. */
export type KindLimits = Readonly<Record<FileKind, number>>

/** Returns the largest file of a kind in a part. Where documents are accepted, all its files are attachments. */
export const largestOf = (kind: FileKind, accepted: readonly FileKind[], limits: KindLimits): number =>
  limits[accepted.includes('document') ? 'document' : kind]

/** What a file's bytes are found to be. */
export type Examined = Pick<Upload, 'kind' | 'mime' | 'sha256' | 'size'>

interface Examining {
  readonly accepted: readonly FileKind[]
  readonly limits: KindLimits
  /** Takes the bytes. */
  readonly into: Writable
}

/**
 * Receives a stream. Refuses files whose first bytes are of no accepted kind and files too large for their
 * kind, and leaves nothing behind. Returns undefined if there were no bytes, as from a form field left empty.
 */
export async function receive(
  incoming: FileStore,
  { file: stream, filename }: { readonly file: Readable; readonly filename: string },
  accepted: readonly FileKind[],
  limits: KindLimits,
): Promise<Upload | undefined> {
  const name = randomUUID()
  let found
  try {
    found = await examine(stream, { accepted, limits, into: incoming.writeStream(name) })
  } catch (error) {
    // If removing fails too, report the first error.
    await incoming.removeFile(name).catch(() => undefined)
    throw error
  }
  if (!found) {
    await incoming.removeFile(name)
    return undefined
  }
  return { ...found, name, path: incoming.locate(name), filename }
}

/** Reads a stream to its end: tells its kind, counts and hashes its bytes. Undefined if there were none. */
export async function examine(
  stream: Readable,
  { accepted, limits, into }: Examining,
): Promise<(Examined & Pick<Upload, 'bytes'>) | undefined> {
  const hash = createHash('sha256')
  let told: ToldKind | undefined
  let header: HeaderReader | undefined
  let bytes = 0
  let head: Buffer[] = []

  /** Tells the kind by the bytes so far, and passes them on. */
  async function tell(examined: Transform): Promise<void> {
    told = await tellKind(wholeOf(head), accepted)
    requireLength(bytes, largestOf(told.kind, accepted, limits))
    header = headerReader(told.mime)
    for (const each of head) pass(examined, each)
    head = []
  }

  const tellThen = callbackify(tell)

  function pass(examined: Transform, chunk: Buffer): void {
    hash.update(chunk)
    header?.push(chunk)
    examined.push(chunk)
  }

  // Not an async generator: read as one, what has arrived in the meantime is copied together first.
  const examined = new Transform({
    highWaterMark: heldAtOnce,
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (!told) {
        head.push(chunk)
        if (bytes < tellingBytes) return done()
        return tellThen(this, done)
      }
      const most = largestOf(told.kind, accepted, limits)
      if (bytes > most) return done(fileTooLarge(most))
      pass(this, chunk)
      done()
    },
    flush(done) {
      if (told || bytes === 0) return done()
      tellThen(this, done)
    },
  })
  await pipeline(stream, examined, into)
  return told && { ...told, bytes, sha256: hash.digest('hex'), size: header?.end() }
}

/** Refuses a file that is larger than its kind may be. */
export function requireLength(bytes: number, limit: number): void {
  if (bytes > limit) throw fileTooLarge(limit)
}

const fileTooLarge = (limit: number) => new Refusal('file_too_large', { values: { limit: bytesText(limit) } })

const wholeOf = (parts: Buffer[]): Buffer =>
  parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
