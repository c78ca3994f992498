/** Files on their way in: streamed to a temporary file, counted and hashed, removed when the call is done. */
import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '../call/refusal.ts'
import type { FileStore } from '../files.ts'
import { bytesText } from '../language.ts'

export interface Upload {
  /** Its name in the store of incoming files. */
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/** Takes a stream in; refuses when it is longer than `limit` bytes, leaving nothing behind. */
export async function receive(incoming: FileStore, stream: Readable, limit: number): Promise<Upload> {
  const name = randomUUID()
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limit) return done(new Refusal('file_too_large', { values: { limit: bytesText(limit) } }))
      hash.update(chunk)
      return done(null, chunk)
    },
  })
  try {
    await pipeline(stream, counted, incoming.writeStream(name))
  } catch (error) {
    // Where nothing can be removed either, what went wrong first is what to say.
    await incoming.remove(name).catch(() => undefined)
    throw error
  }
  return { name, path: incoming.locate(name), bytes, sha256: hash.digest('hex') }
}
