import { type Reading, type Size, skip, take } from './reading.ts'

/** Flags of a VP8X chunk: it is animated, or may have to be turned. */
const animation = 0x02
const exif = 0x08

/** Reads the size of a still WebP that is as long as it says. */
export function* readWebp(): Reading {
  const head = yield* take(30)
  const chunk = head.toString('latin1', 12, 16)
  const size = chunk === 'VP8 ' ? lossy(head) : chunk === 'VP8L' ? lossless(head) : extended(chunk, head)
  const length = head.readUInt32LE(4) + 8
  if (!size || length < 30) return undefined
  yield* skip(length - 30)
  return size
}

/** Reads the size at the start of a key frame. */
function lossy(head: Buffer): Size | undefined {
  const isKey = (head.readUInt8(20) & 1) === 0 && head.readUIntBE(23, 3) === 0x9d012a
  const size = { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  return isKey && size.width > 0 && size.height > 0 ? size : undefined
}

function lossless(head: Buffer): Size | undefined {
  const bits = head.readUInt32LE(21)
  const isKnown = head.readUInt8(20) === 0x2f && bits >>> 29 === 0
  return isKnown ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : undefined
}

function extended(chunk: string, head: Buffer): Size | undefined {
  if (chunk !== 'VP8X' || head.readUInt32LE(16) !== 10 || head.readUInt8(20) & (animation | exif))
    return undefined
  return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
}
