/**
 * Tells by its structure whether a picture's file is complete. A decoder would notice, too, but only after
 * the upload is answered and its owner has gone on.
 */
import { type FileHandle, open, readFile } from 'node:fs/promises'
import type { IncomingFile } from './tasks.ts'

export async function isWholePicture({ path, mime }: IncomingFile): Promise<boolean> {
  if (mime === 'image/webp') return withFile(path, isWholeWebp)
  if (mime === 'image/png' || mime === 'image/apng') return withFile(path, isWholePng)
  const content = await readFile(path)
  return mime === 'image/gif' ? isWholeGif(content) : isWholeJpeg(content)
}

async function withFile(
  path: string,
  look: (file: FileHandle, size: number) => Promise<boolean>,
): Promise<boolean> {
  const file = await open(path)
  try {
    return await look(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

/** Requires an end-of-image marker after the first scan; in a scan, 0xff is always followed by 0x00. */
export function isWholeJpeg(content: Buffer): boolean {
  let at = 2
  while (at + 4 <= content.length) {
    if (content[at] !== 0xff) return false
    const marker = content[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === 0xda) return content.indexOf(Buffer.from([0xff, 0xd9]), at) > at
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else at += 2 + content.readUInt16BE(at + 2)
  }
  return false
}

/** Requires complete chunks up to the last. */
async function isWholePng(file: FileHandle, size: number): Promise<boolean> {
  const header = Buffer.alloc(8)
  let at = 8
  for (let chunks = 0; at + 12 <= size && chunks < mostChunks; chunks++) {
    await file.read(header, 0, 8, at)
    at += 12 + header.readUInt32BE(0)
    if (header.toString('latin1', 4) === 'IEND') return at <= size
  }
  return false
}

/** Pictures have some hundreds of chunks; a file of many empty ones would only keep the process busy. */
const mostChunks = 20_000

async function isWholeWebp(file: FileHandle, size: number): Promise<boolean> {
  const header = Buffer.alloc(8)
  await file.read(header, 0, 8, 0)
  return 8 + header.readUInt32LE(4) <= size
}

/** Requires complete blocks up to the trailer, with at least one picture among them. */
export function isWholeGif(content: Buffer): boolean {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const afterBlocks = (from: number) => {
    let at = from
    while (at < content.length && content[at] !== 0) at += 1 + (content[at] ?? 0)
    return at + 1
  }
  let at = 13 + colours(content[10] ?? 0)
  for (let pictures = 0; at < content.length;) {
    const kind = content[at]
    if (kind === 0x3b) return pictures > 0
    if (kind === 0x21) at = afterBlocks(at + 2)
    else if (kind === 0x2c) {
      at = afterBlocks(at + 11 + colours(content[at + 9] ?? 0))
      pictures++
    } else return false
  }
  return false
}
