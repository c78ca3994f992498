import { crc32 } from 'node:zlib'
import { type Reading, type Size, skip, take } from './reading.ts'

/** Allowed bits per sample, by colour type. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
/** Chunks of animations, and of pictures that may have to be turned. */
const unclear = new Set(['acTL', 'fcTL', 'fdAT', 'eXIf'])

/** Reads the size of a still PNG whose chunks are complete. */
export function* readPng(): Reading {
  yield* skip(8)
  const size = headSize(yield* take(25))
  if (!size) return undefined
  for (;;) {
    const chunk = yield* take(8)
    const name = chunk.toString('latin1', 4)
    if (!/^[A-Za-z]{4}$/.test(name) || name === 'IHDR' || unclear.has(name)) return undefined
    yield* skip(chunk.readUInt32BE() + 4)
    if (name === 'IEND') return size
  }
}

function headSize(chunk: Buffer): Size | undefined {
  const content = chunk.subarray(4, 21)
  const isHead = chunk.readUInt32BE() === 13 && content.toString('latin1', 0, 4) === 'IHDR'
  if (!isHead || crc32(content) !== chunk.readUInt32BE(21)) return undefined
  const size = { width: chunk.readUInt32BE(8), height: chunk.readUInt32BE(12) }
  const [bits = 0, colour = 0, compression, filter, interlace = 0] = chunk.subarray(16)
  const isKnown = depths[colour]?.includes(bits) && compression === 0 && filter === 0 && interlace <= 1
  return isKnown && size.width > 0 && size.height > 0 ? size : undefined
}
