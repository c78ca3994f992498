/**
 * A streamed video's tracks as one MP4 file: its picture with its sound, or its sound alone. The file is never
 * stored, but put together while it is sent, without decoding anything: a head with both tracks and an index,
 * and then their segments in turns. So its size is known before, and any part of it can be asked for.
 */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { mediaName, type MediaStore } from '../store/store.ts'
import { trackFile } from '../stored-stream.ts'
import { findBox } from '../worker/stream/boxes.ts'
import type { Track } from './steps.queries.ts'

export interface WholeFile {
  readonly bytes: number
  /** Returns the content from `start` to `end`, both included, or all of it. */
  read(range?: { start: number; end: number }): Promise<Readable>
}

/** A segment of a track: where it is in the track's file, and how long it plays. */
interface Segment {
  /** The number of its track in the whole file, from 1. */
  readonly track: number
  readonly start: number
  readonly bytes: number
  /** When it begins and ends, in seconds. */
  readonly from: number
  readonly to: number
}

/** Of each fragment's head: `moof`, `mfhd` with its number, `traf`, `tfhd` with its flags and track. */
const fragmentHead = 48
const [numberAt, flagsAt, trackAt] = [20, 40, 44]
const offsetsFromFragment = 0x02_00_00

/**
 * Returns these tracks, the leading one first, as one file; undefined if a track was written in another way
 * than our encoder does.
 */
export async function wholeFile(
  store: MediaStore,
  key: string,
  tracks: readonly Track[],
): Promise<WholeFile | undefined> {
  const names = tracks.map(({ rendition }) => mediaName(key, trackFile(rendition)))
  const starts = await Promise.all(
    tracks.map(async ({ head_bytes: end }, at) =>
      buffer(await store.read(names[at] ?? '', { start: 0, end: end + fragmentHead - 1 })),
    ),
  )
  const heads = starts.map((start, at) => start.subarray(0, tracks[at]?.head_bytes))
  const firsts = starts.map((start, at) => start.subarray(tracks[at]?.head_bytes))
  if (heads.length === 0 || !firsts.every(isFragment)) return undefined

  const segments = inTurns(tracks.map((track, at) => segmentsOf(track, at + 1)))
  const head = headOf(heads, segments)
  const bytes = segments.reduce((sum, each) => sum + each.bytes, head.length)
  return {
    bytes,
    async read({ start, end } = { start: 0, end: bytes - 1 }) {
      return Readable.from(pieces({ store, names, head, segments, start, end }), { objectMode: false })
    },
  }
}

const indexBytes = (segments: number) => 40 + 12 * segments

/** Returns the size of one track as a whole file, by what its row says. */
export const bytesAlone = (track: { readonly bytes: number; readonly segments: number }): number =>
  track.bytes + indexBytes(track.segments)

/** Returns whether a file's first fragment is laid out as those whose numbers are replaced while they are sent. */
function isFragment(first: Buffer): boolean {
  if (first.length < fragmentHead) return false
  const types = [4, 12, 28, 36].map((at) => first.toString('latin1', at, at + 4))
  return (
    types.join(' ') === 'moof mfhd traf tfhd' && (first.readUInt32BE(flagsAt) & offsetsFromFragment) !== 0
  )
}

function segmentsOf({ head_bytes, segment_bytes, segment_seconds }: Track, track: number): Segment[] {
  let [start, from] = [head_bytes, 0]
  return segment_bytes.map((bytes, at) => {
    const segment = { track, start, bytes, from, to: from + (segment_seconds[at] ?? 0) }
    start += bytes
    from = segment.to
    return segment
  })
}

/** Returns the segments by the time at which they begin; at the same time, the leading track's first. */
const inTurns = (tracks: ReadonlyArray<readonly Segment[]>) =>
  tracks.flat().toSorted((one, other) => one.from - other.from || one.track - other.track)

function headOf(heads: readonly Buffer[], segments: readonly Segment[]): Buffer {
  const [first] = heads
  if (!first) throw new Error('There are no tracks')
  // As it is, with an index: so what `bytesAlone` says is exact.
  if (heads.length === 1) return Buffer.concat([first, index(first, segments)])
  const own = heads.map((head, at) => numbered(head, at + 1))
  const mvhd = Buffer.from(boxIn(first, ['moov', 'mvhd']))
  mvhd.writeUInt32BE(heads.length + 1, mvhd.length - 4)
  const seconds = Math.max(...segments.map(({ to }) => to))
  const moov = box('moov', [
    mvhd,
    ...own.map(({ trak }) => trak),
    box('mvex', [mehd(BigInt(Math.round(seconds * scaleIn(mvhd)))), ...own.map(({ trex }) => trex)]),
  ])
  return Buffer.concat([boxIn(first, ['ftyp']), moov, index(first, segments)])
}

/** Returns a track's own boxes of a head, with its number in the whole file. */
function numbered(head: Buffer, track: number): { trak: Buffer; trex: Buffer } {
  const trak = Buffer.from(boxIn(head, ['moov', 'trak']))
  const { body } = findBox(trak, ['trak', 'tkhd'])
  // After its flags, two times, in 64 bits each in version 1.
  trak.writeUInt32BE(track, body + (trak[body] === 1 ? 20 : 12))
  const trex = Buffer.from(boxIn(head, ['moov', 'mvex', 'trex']))
  trex.writeUInt32BE(track, 12)
  return { trak, trex }
}

const boxIn = (bytes: Buffer, path: readonly string[]): Buffer => {
  const { start, end } = findBox(bytes, path)
  return bytes.subarray(start, end)
}

/** Returns the ticks a second of a box that begins with its times: `mvhd` or `mdhd`. */
const scaleIn = (found: Buffer): number => found.readUInt32BE(8 + (found[8] === 1 ? 20 : 12))

function box(type: string, parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 8)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, ...parts])
}

/** How long all fragments take: a head of fragments doesn't say it otherwise. */
function mehd(ticks: bigint): Buffer {
  const body = Buffer.alloc(12)
  body[0] = 1
  body.writeBigUInt64BE(ticks, 4)
  return box('mehd', [body])
}

/**
 * The index (`sidx`): of each segment of the leading track, how long it plays and how many bytes lead to the
 * next one. Without it, some players can't go to a time.
 */
function index(head: Buffer, segments: readonly Segment[]): Buffer {
  const scale = scaleIn(boxIn(head, ['moov', 'trak', 'mdia', 'mdhd']))
  const parts: Array<{ bytes: number; ticks: number }> = []
  for (const { track, bytes, from, to } of segments) {
    const last = parts.at(-1)
    if (track === 1 || !last) {
      // From rounded times, so that errors don't add up.
      const ticks = track === 1 ? Math.round(to * scale) - Math.round(from * scale) : 0
      parts.push({ bytes, ticks })
    } else last.bytes += bytes
  }
  const body = Buffer.alloc(indexBytes(parts.length) - 8)
  body[0] = 1
  body.writeUInt32BE(1, 4)
  body.writeUInt32BE(scale, 8)
  body.writeUInt16BE(parts.length, 30)
  for (const [at, { bytes, ticks }] of parts.entries()) {
    const entry = 32 + at * 12
    body.writeUInt32BE(bytes, entry)
    body.writeUInt32BE(ticks, entry + 4)
    // Each begins with a frame that needs none before it.
    body.writeUInt32BE(0x90_00_00_00, entry + 8)
  }
  return box('sidx', [body])
}

interface Sending {
  readonly store: MediaStore
  readonly names: readonly string[]
  readonly head: Buffer
  readonly segments: readonly Segment[]
  readonly start: number
  readonly end: number
}

/** A part of a segment that is to be sent: from `from` to `to` in it. */
interface Part {
  readonly segment: Segment
  /** The number of its fragment, from 1. */
  readonly number: number
  readonly from: number
  readonly to: number
}

async function* pieces(sending: Sending): AsyncGenerator<Buffer> {
  const { store, names, head, segments, start, end } = sending
  if (start < head.length) yield head.subarray(start, end + 1)
  const parts: Part[] = []
  let at = head.length
  for (const [place, segment] of segments.entries()) {
    const [from, to] = [Math.max(0, start - at), Math.min(segment.bytes, end + 1 - at)]
    if (from < to) parts.push({ segment, number: place + 1, from, to })
    at += segment.bytes
  }
  // Of each track, what is sent is one stretch of its file: it is read once.
  const readers = await Promise.all(
    names.map(async (name, place) => {
      const own = parts.filter(({ segment }) => segment.track === place + 1)
      const [first, last] = [own[0], own.at(-1)]
      if (!first || !last) return undefined
      const range = { start: first.segment.start + first.from, end: last.segment.start + last.to - 1 }
      return new Stretch(await store.read(name, range))
    }),
  )
  try {
    for (const part of parts) {
      const reader = readers[part.segment.track - 1]
      if (!reader) throw new Error('A track is not read')
      let from = part.from
      for await (const bytes of reader.take(part.to - part.from)) {
        yield renumbered(bytes, from, part)
        from += bytes.length
      }
    }
  } finally {
    for (const reader of readers) reader?.close()
  }
}

/** Returns bytes that begin at `from` of a segment, with the numbers of its fragment and track in the whole file. */
function renumbered(bytes: Buffer, from: number, { segment, number }: Part): Buffer {
  if (from >= fragmentHead) return bytes
  const changed = Buffer.from(bytes)
  for (const [place, value] of [
    [numberAt, number],
    [trackAt, segment.track],
  ] as const)
    for (let nth = 0; nth < 4; nth++) {
      const at = place + nth - from
      if (at >= 0 && at < changed.length) changed[at] = (value >>> (24 - 8 * nth)) & 0xff
    }
  return changed
}

/** Reads a stream in pieces of given lengths. */
class Stretch {
  readonly #stream: Readable
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(stream: Readable) {
    this.#stream = stream
    this.#chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  async *take(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#chunks.next()
        if (done === true) throw new Error('A track is shorter than its row says')
        this.#rest = value
      }
      const piece = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }

  close(): void {
    this.#stream.destroy()
  }
}
