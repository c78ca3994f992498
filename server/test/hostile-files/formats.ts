/** Building blocks of file formats, for files that are built wrong. */
import { crc32, deflateSync } from 'node:zlib'

export const text = (value: string) => Buffer.from(value, 'latin1')

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4)
  return bytes
}

/** Builds a box of an MP4; `size` is the size in its header. */
export function box(type: string, content: Uint8Array, size = content.length + 8): Buffer {
  return Buffer.concat([u32(size), Buffer.from(type, 'latin1'), content])
}

/** Builds a box with a 64-bit size. */
export function longBox(type: string, content: Uint8Array, size: bigint): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(size)
  return Buffer.concat([u32(1), Buffer.from(type, 'latin1'), length, content])
}

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'dinf', 'stbl', 'edts', 'udta'])

/** A parsed box. */
export interface Box {
  type: string
  content: Buffer
  children?: Box[]
}

export function takeApart(bytes: Buffer): Box[] {
  const found: Box[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const content = bytes.subarray(at + 8, at + size)
    found.push(containers.has(type) ? { type, content, children: takeApart(content) } : { type, content })
    at += Math.max(8, size)
  }
  return found
}

export const putTogether = (boxes: readonly Box[]): Buffer =>
  Buffer.concat(
    boxes.map(({ type, content, children }) => box(type, children ? putTogether(children) : content)),
  )

/** Returns the first box along a path of types. */
export function findBox(boxes: readonly Box[], ...path: string[]): Box {
  const [type, ...rest] = path
  const found = boxes.find((each) => each.type === type)
  if (!found) throw new Error(`There is no box ${type}`)
  return rest.length === 0 ? found : findBox(found.children ?? [], ...rest)
}

/**
 * Changes the header of an MP4 that has it in front. Moves it behind the frames, so that it can grow without
 * invalidating the offsets in it.
 */
export function redescribed(mp4: Buffer, change: (moov: Box, boxes: Box[]) => void): Buffer {
  const boxes = takeApart(Buffer.from(mp4))
  const moov = findBox(boxes, 'moov')
  const others = boxes.filter((each) => each !== moov)
  const moved = putTogether([moov]).length
  for (const track of moov.children ?? []) {
    if (track.type !== 'trak') continue
    const { content } = findBox([track], 'trak', 'mdia', 'minf', 'stbl', 'stco')
    for (let at = 8; at + 4 <= content.length; at += 4) {
      content.writeUInt32BE(content.readUInt32BE(at) - moved, at)
    }
  }
  change(moov, others)
  return putTogether([...others, moov])
}

/** Builds a Matroska element; `id` is in hexadecimal. */
export function element(id: string, content: Uint8Array, size = BigInt(content.length)): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(size | (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), length, content])
}

export const unknownSize = (1n << 56n) - 1n

export function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  return Buffer.concat([u32(content.length), body, u32(crc32(body))])
}

export const pngStart = Buffer.from('89504e470d0a1a0a', 'hex')

export function pngHeader(width: number, height: number, depth = 8, colour = 2, interlace = 0): Buffer {
  return chunk(
    'IHDR',
    Buffer.concat([u32(width), u32(height), Buffer.from([depth, colour, 0, 0, interlace])]),
  )
}

/** Builds a PNG with more chunks after its header. */
export function pngWith(width: number, height: number, ...chunks: Uint8Array[]): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  const image = chunk('IDAT', deflateSync(rows, { level: 9 }))
  return Buffer.concat([pngStart, pngHeader(width, height), ...chunks, image, chunk('IEND', Buffer.alloc(0))])
}

/** Builds a segment of a JPEG. */
export function segment(type: number, content: Uint8Array): Buffer {
  const head = Buffer.from([0xff, type, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** Inserts segments into a JPEG, after its first marker. */
export const jpegWith = (jpeg: Buffer, ...segments: Uint8Array[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

/** Builds a GIF with frames of one pixel that claims the given size. */
export function gifOf(width: number, height: number, frames: number, ...extra: Uint8Array[]): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from('21f90400000000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([head, ...extra, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])])
}

/** The first box of every MP4. */
export const ftyp = box('ftyp', text('isom\0\0\x02\0isomiso2avc1mp41'))
