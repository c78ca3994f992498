/** Lists what a ZIP file contains by its central directory. Nothing is unpacked. */
import { Malformed, type Window } from './window.ts'

const endBytes = 22
/** The longest comment, which follows the end record. */
const longestComment = 0xff_ff
const endMark = 0x06_05_4b_50
const entryBytes = 46
const entryMark = 0x02_01_4b_50
/** Word documents have some dozens of entries, with many pictures some hundreds. */
const mostEntries = 10_000
const longestDirectory = 1024 * 1024

/** Returns the names of all entries; undefined if there are more than any document has. */
export async function listEntries(file: Window): Promise<string[] | undefined> {
  const { at, end } = await findEnd(file)
  const count = end.readUInt16LE(10)
  const length = end.readUInt32LE(12)
  const start = end.readUInt32LE(16)
  // Counts and places of larger files are elsewhere (ZIP64); no document of a few megabytes needs that.
  if (count > mostEntries || length > longestDirectory) return undefined
  if (start + length > at) throw new Malformed('The directory is not in the file')
  return namesIn(await file.read(start, length), count)
}

/** Finds the last record that can be the end of the directory: what follows it is its comment. */
async function findEnd(file: Window): Promise<{ at: number; end: Buffer }> {
  const length = Math.min(file.bytes, endBytes + longestComment)
  const from = file.bytes - length
  const tail = await file.read(from, length)
  for (let at = length - endBytes; at >= 0; at--) {
    const isEnd = tail.readUInt32LE(at) === endMark && at + endBytes + tail.readUInt16LE(at + 20) === length
    if (isEnd) return { at: from + at, end: tail.subarray(at, at + endBytes) }
  }
  throw new Malformed('It has no directory')
}

function namesIn(directory: Buffer, count: number): string[] {
  const names: string[] = []
  let at = 0
  while (names.length < count) {
    if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== entryMark)
      throw new Malformed('The directory has fewer entries than it says')
    const length = directory.readUInt16LE(at + 28)
    const next = at + entryBytes + length + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    if (next > directory.length) throw new Malformed('An entry is longer than the directory')
    names.push(directory.toString('utf8', at + entryBytes, at + entryBytes + length))
    at = next
  }
  return names
}
