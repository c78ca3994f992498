/** Documents for tests, and files that only look like some. */
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export const pdfBytes = (words = 'Hello'): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj %${words}\ntrailer <</Root 1 0 R>>\n%%EOF\n`)

/** A ZIP file of small entries with these names. */
export async function zipBytes(names: readonly string[], comment = ''): Promise<Buffer> {
  const zip = new ZipFile()
  for (const name of names) zip.addBuffer(Buffer.from(`<x>${name}</x>`), name)
  zip.end({ comment, forceZip64Format: false })
  return buffer(zip.outputStream as unknown as Readable)
}

export const wordEntries = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/styles.xml']

export const docxBytes = (more: readonly string[] = []): Promise<Buffer> =>
  zipBytes([...wordEntries, ...more])

/** An OpenDocument, which begins with its type. */
export async function odtBytes(
  type = 'application/vnd.oasis.opendocument.text',
  more: readonly string[] = [],
): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(type), 'mimetype', { compress: false })
  for (const name of ['content.xml', 'META-INF/manifest.xml', ...more])
    zip.addBuffer(Buffer.from('<x/>'), name)
  zip.end({ comment: '', forceZip64Format: false })
  return buffer(zip.outputStream as unknown as Readable)
}

interface Storage {
  readonly [name: string]: Storage | 'stream'
}

const none = 0xff_ff_ff_ff
const endOfChain = 0xff_ff_ff_fe
const tableMark = 0xff_ff_ff_fd
const sectorBytes = 512

/** An OLE2 compound file with this tree of names; its streams are empty. */
export function compoundBytes(tree: Storage): Buffer {
  const entries: Buffer[] = []
  const add = (name: string, kind: number): Buffer => {
    const entry = Buffer.alloc(128)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE(2 * name.length + 2, 64)
    entry[66] = kind
    for (const place of [68, 72, 76]) entry.writeUInt32LE(none, place)
    entries.push(entry)
    return entry
  }
  // A tree of neighbours may be a list.
  const fill = (parent: Buffer, storage: Storage) => {
    let before: Buffer | undefined
    for (const [name, inside] of Object.entries(storage)) {
      const number = entries.length
      const entry = add(name, inside === 'stream' ? 2 : 1)
      if (before) before.writeUInt32LE(number, 72)
      else parent.writeUInt32LE(number, 76)
      before = entry
      if (inside !== 'stream') fill(entry, inside)
    }
  }
  fill(add('Root Entry', 5), tree)
  while (entries.length % 4 > 0) entries.push(Buffer.alloc(128))

  const sectors = entries.length / 4
  const header = Buffer.alloc(sectorBytes, 0xff)
  header.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  header.fill(0, 8, 76)
  header.writeUInt16LE(9, 30)
  // The table is the first sector, the directory follows it.
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(endOfChain, 68)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(sectorBytes, 0xff)
  table.writeUInt32LE(tableMark, 0)
  for (let at = 1; at <= sectors; at++) table.writeUInt32LE(at === sectors ? endOfChain : at + 1, 4 * at)
  return Buffer.concat([header, table, ...entries])
}

export const docBytes = (more: Storage = {}): Buffer =>
  compoundBytes({ WordDocument: 'stream', '1Table': 'stream', ...more })
