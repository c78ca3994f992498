/** Reads and renumbers the boxes of fragmented MP4 files that our own encoder has written. */
import type { FileHandle } from 'node:fs/promises'

interface Box {
  readonly type: string
  /** Where its head begins, where its content begins, and where it ends. */
  readonly start: number
  readonly body: number
  readonly end: number
}

export interface Fragments {
  readonly headBytes: number
  /** Of each fragment, a `moof` with its `mdat`. */
  readonly fragmentBytes: readonly number[]
}

/**
 * Reads a file's fragments. `renumber` returns a fragment's sequence number, counted from 1, and what to add
 * to its time, in ticks of its track.
 */
export async function readFragments(
  file: FileHandle,
  renumber?: (at: number) => { sequence: number; ticks: bigint },
): Promise<Fragments> {
  const { size } = await file.stat()
  let headBytes = 0
  let moof: Box | undefined
  const fragmentBytes: number[] = []
  for await (const box of topBoxes(file, size)) {
    if (box.type === 'moof') {
      moof = box
      if (renumber) await renumberFragment(file, box, renumber(fragmentBytes.length))
    } else if (box.type === 'mdat' && moof) {
      fragmentBytes.push(box.end - moof.start)
      moof = undefined
    } else if (fragmentBytes.length === 0 && !moof) headBytes = box.end
    else throw new Error(`A fragmented file has an unexpected ${box.type}`)
  }
  if (headBytes === 0 || fragmentBytes.length === 0) throw new Error('A fragmented file has no fragments')
  return { headBytes, fragmentBytes }
}

async function* topBoxes(file: FileHandle, size: number): AsyncGenerator<Box> {
  const head = Buffer.alloc(16)
  for (let start = 0; start < size;) {
    const { bytesRead } = await file.read(head, 0, 16, start)
    const box = boxAt(head.subarray(0, bytesRead), 0)
    const length = box.end
    if (length < 8 || start + length > size) throw new Error('A fragmented file is cut off')
    yield { type: box.type, start, body: start + box.body, end: start + length }
    start += length
  }
}

function boxAt(bytes: Buffer, start: number): Box {
  const short = bytes.readUInt32BE(start)
  const type = bytes.toString('latin1', start + 4, start + 8)
  if (short !== 1) return { type, start, body: start + 8, end: start + short }
  return { type, start, body: start + 16, end: start + Number(bytes.readBigUInt64BE(start + 8)) }
}

async function renumberFragment(
  file: FileHandle,
  { start, end }: Box,
  { sequence, ticks }: { sequence: number; ticks: bigint },
): Promise<void> {
  const moof = Buffer.alloc(end - start)
  await file.read(moof, 0, moof.length, start)
  moof.writeUInt32BE(sequence, findBox(moof, ['moof', 'mfhd']).body + 4)
  const { body } = findBox(moof, ['moof', 'traf', 'tfdt'])
  if (moof[body] !== 1) throw new Error('A fragment counts its time in 32 bits')
  moof.writeBigUInt64BE(moof.readBigUInt64BE(body + 4) + ticks, body + 4)
  await file.write(moof, 0, moof.length, start)
}

/** Returns the box at this path; throws if there is none. */
export function findBox(bytes: Buffer, path: readonly string[]): Box {
  let [from, to] = [0, bytes.length]
  let found: Box | undefined
  for (const type of path) {
    found = undefined
    for (let at = from; at + 8 <= to && !found;) {
      const box = boxAt(bytes, at)
      if (box.end <= at) break
      if (box.type === type) found = box
      at = box.end
    }
    if (!found) throw new Error(`A fragmented file has no ${path.join('/')}`)
    ;[from, to] = [found.body, found.end]
  }
  if (!found) throw new Error('A box needs a path')
  return found
}

/** Returns the codec of a file's video as RFC 6381 has it: its profile, constraints and level. */
export async function videoCodecs(file: FileHandle, headBytes: number): Promise<string> {
  const head = Buffer.alloc(headBytes)
  await file.read(head, 0, headBytes, 0)
  const at = head.indexOf('avcC')
  if (at < 0) throw new Error('A fragmented file does not say how it is encoded')
  return `avc1.${head.subarray(at + 5, at + 8).toString('hex')}`
}
