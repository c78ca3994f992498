/** Joins a rendition's chunks to one file: the head of the first, then the segments of each. */
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../files.ts'
import { mediaName, type MediaStore } from '../store/store.ts'
import type { SegmentedFile } from '../worker/stream/stream-plan.ts'

/** A chunk isn't in the store, or another version of the encoder made it: its rendition has to be encoded again. */
export class ChunksDiffer extends Error {}

export interface StoredChunk extends SegmentedFile {
  /** Its name below the key. */
  readonly file: string
}

/** Writes the joined file as `target` in `incoming`, without holding more than a piece of a chunk in memory. */
export async function joinChunks(
  { mediaStore, incoming }: { readonly mediaStore: MediaStore; readonly incoming: FileStore },
  key: string,
  { chunks, target }: { chunks: readonly StoredChunk[]; target: string },
): Promise<SegmentedFile> {
  const [first] = chunks
  if (!first) throw new Error('There are no chunks to join')
  const names = chunks.map(({ file }) => mediaName(key, file))
  const sizes = await Promise.all(names.map((name) => mediaStore.size(name)))
  for (const [at, chunk] of chunks.entries()) {
    const bytes = chunk.segmentBytes.reduce((sum, each) => sum + each, chunk.headBytes)
    if (sizes[at] !== bytes) throw new ChunksDiffer(`${chunk.file} is not in the store as it was made`)
  }

  async function* joined(): AsyncGenerator<Buffer> {
    let head: Buffer | undefined
    for (const [at, chunk] of chunks.entries()) {
      const name = names[at] ?? ''
      const own = await buffer(await mediaStore.read(name, { start: 0, end: chunk.headBytes - 1 }))
      if (head === undefined) yield own
      else if (!own.equals(head))
        throw new ChunksDiffer(`${chunk.file} has another head than the first chunk`)
      head ??= own
      const segments = { start: chunk.headBytes, end: (sizes[at] ?? 0) - 1 }
      for await (const piece of await mediaStore.read(name, segments)) yield piece as Buffer
    }
  }

  await pipeline(joined, incoming.writeStream(target))
  return {
    headBytes: first.headBytes,
    segmentBytes: chunks.flatMap(({ segmentBytes }) => segmentBytes),
    codecs: first.codecs,
  }
}
