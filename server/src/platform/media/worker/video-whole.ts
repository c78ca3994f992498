/**
 * Tells by its outermost structure whether a video's file is complete, so that a truncated upload is refused
 * at once and not after its owner has gone on.
 */
import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingFile } from './tasks.ts'

/** Some dozens are usual, or some thousands in a file that was recorded in pieces. */
const mostBoxes = 50_000
/** More than a day of frames needs. */
const mostDescriptionBytes = 64 * 1024 * 1024
/** Players support one or two; libav goes through all frames for each. */
const mostEdits = 100

export async function isWholeVideo({ path, mime }: IncomingFile): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return mime === 'video/webm' || mime === 'video/matroska' || mime === 'video/x-matroska'
      ? await isWholeMatroska(file, size)
      : await isWholeMp4(file, size)
  } finally {
    await file.close()
  }
}

/** Requires complete boxes up to the end, among them the one that describes the others. */
async function isWholeMp4(file: FileHandle, size: number): Promise<boolean> {
  const header = Buffer.alloc(16)
  let isDescribed = false
  let at = 0
  for (let boxes = 0; at + 8 <= size; boxes++) {
    if (boxes > mostBoxes) return false
    const { bytesRead } = await file.read(header, 0, 16, at)
    const short = header.readUInt32BE(0)
    if (short === 1 && bytesRead < 16) return false
    // 0 means up to the end of the file.
    const length = short === 0 ? size - at : short === 1 ? Number(header.readBigUInt64BE(8)) : short
    if (length < (short === 1 ? 16 : 8)) return false
    const kind = header.toString('latin1', 4, 8)
    const start = at
    at += length
    if (at > size) return false
    if (kind === 'moov') {
      if (!(await isPlainDescription(file, start, length))) return false
      isDescribed = true
    }
  }
  return isDescribed
}

async function isPlainDescription(file: FileHandle, start: number, length: number): Promise<boolean> {
  if (length > mostDescriptionBytes) return false
  const moov = Buffer.alloc(length)
  await file.read(moov, 0, length, start)
  for (let at = moov.indexOf('elst'); at >= 0 && at + 12 <= length; at = moov.indexOf('elst', at + 4)) {
    // The name is followed by a version and the count.
    if (moov.readUInt32BE(at + 8) > mostEdits) return false
  }
  return true
}

const ebml = 0x1a45dfa3
const segment = 0x18538067

/** Requires a header and a complete segment; one of unknown size reaches to the end. */
async function isWholeMatroska(file: FileHandle, size: number): Promise<boolean> {
  const header = Buffer.alloc(16)
  let at = 0
  for (let elements = 0; at + 5 <= size; elements++) {
    if (elements > mostBoxes) return false
    header.fill(0)
    await file.read(header, 0, 16, at)
    const id = header.readUInt32BE(0)
    const [bytes, length] = ebmlSize(header, id === ebml || id === segment ? 4 : idBytes(header))
    if (id === segment) {
      if (length !== undefined && at + bytes + length > size) return false
      return await beginsWithKnown(file, at + bytes)
    }
    if (length === undefined || bytes < 2) return false
    at += bytes + length
  }
  return false
}

/** SeekHead, Info, Tracks, Cluster, Void or a checksum; after others the parser would search forever. */
const firstInSegment = ['114d9b74', '1549a966', '1654ae6b', '1f43b675', 'ec', 'bf']

async function beginsWithKnown(file: FileHandle, at: number): Promise<boolean> {
  const id = Buffer.alloc(4)
  await file.read(id, 0, 4, at)
  return firstInSegment.some((known) => id.toString('hex').startsWith(known))
}

/** Returns the length in bytes of an element's id, by its leading zeros. */
const idBytes = (header: Buffer) => Math.clz32(header[0] ?? 0) - 24 + 1

/** Returns the bytes of an element's head and of its content; undefined for a content of unknown size. */
function ebmlSize(header: Buffer, from: number): [number, number | undefined] {
  const first = header[from] ?? 0
  const bytes = Math.clz32(first) - 24 + 1
  if (bytes > 8) return [0, undefined]
  let length = first & (0xff >> bytes)
  let isUnknown = length === 0xff >> bytes
  for (let at = 1; at < bytes; at++) {
    const next = header[from + at] ?? 0
    isUnknown &&= next === 0xff
    length = length * 256 + next
  }
  return [from + bytes, isUnknown ? undefined : length]
}
