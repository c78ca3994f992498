/**
 * Reads how a HEIC picture is put together: phones cut it into tiles, each a still of HEVC. Every list is bounded
 * by the bytes that it takes, and all tiles together by the bytes of the file.
 */
import { MediaFailure } from '../tasks.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** One step of turning the picture upright, as sharp names it. */
export type HeifTurn = { readonly rotate: 90 | 180 | 270 } | 'flip' | 'flop'

export interface HeifPicture extends Size {
  /** Steps from what is stored to what is shown. */
  readonly turns: readonly HeifTurn[]
  readonly columns: number
  readonly tile: Size
  /** Row by row. */
  readonly tiles: readonly Buffer[]
  /** The decoder's configuration, which all tiles share. */
  readonly config: Buffer
  /** How colours are stored, by the numbers of ITU-T H.273. */
  readonly colours: HeifColours | undefined
  /** An ICC profile. */
  readonly profile: Buffer | undefined
}

export interface HeifColours {
  readonly transfer: number
  readonly matrix: number
  readonly isFullRange: boolean
}

export const isHeif = (mime: string) => mime === 'image/heic' || mime === 'image/heif'

/** Phones have some hundreds, of 512 pixels a side. */
const mostTiles = 1_024

/** Throws a `MediaFailure`: file_broken, or heic_unsupported for what phones don't make. */
export function readHeif(file: Buffer): HeifPicture {
  try {
    return read(file)
  } catch (error) {
    // The end of a buffer is the end of the file, or of a box that isn't as long as it has to be.
    throw error instanceof RangeError ? broken() : error
  }
}

const broken = () => new MediaFailure('file_broken')
const unsupported = () => new MediaFailure('heic_unsupported')

function read(file: Buffer): HeifPicture {
  const items = readItems(file)
  const primary = items.primary
  const { type, properties } = items.get(primary)
  if (type !== 'hvc1' && type !== 'grid') throw unsupported()
  const ids = type === 'grid' ? items.partsOf(primary) : [primary]
  if (ids.length === 0 || ids.length > mostTiles) throw broken()
  const size = sizeOf(properties)
  const columns = type === 'grid' ? gridOf(items.contentOf(primary), size, ids.length) : 1
  const [first, ...others] = ids.map((id) => items.get(id))
  if (!first || [first, ...others].some((each) => each.type !== 'hvc1')) throw unsupported()
  const config = boxIn(first.properties, 'hvcC')
  const tile = sizeOf(first.properties)
  const isAlike = (each: Item) =>
    boxIn(each.properties, 'hvcC').equals(config) &&
    sizeOf(each.properties).width === tile.width &&
    sizeOf(each.properties).height === tile.height
  if (!others.every(isAlike)) throw unsupported()
  const covers = (side: keyof Size, count: number) =>
    count * tile[side] >= size[side] && (count - 1) * tile[side] < size[side]
  if (!covers('width', columns) || !covers('height', ids.length / columns)) throw broken()
  const known = [...properties, ...first.properties]
  return {
    ...size,
    turns: turnsOf(properties),
    columns,
    tile,
    tiles: ids.map((id) => items.contentOf(id)),
    config,
    colours: coloursOf(known),
    profile: known.find((each) => isColours(each, 'prof', 'rICC'))?.body.subarray(4),
  }
}

interface Box {
  readonly type: string
  readonly body: Buffer
}

interface Item {
  readonly type: string
  readonly properties: readonly Box[]
}

function* boxesIn(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const head = short === 1 ? 16 : 8
    // 0 means up to the end.
    const length =
      short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (length < head || at + length > bytes.length) throw broken()
    yield { type, body: bytes.subarray(at + head, at + length) }
    at += length
  }
}

function boxIn(boxes: readonly Box[], type: string): Buffer {
  const found = boxes.find((each) => each.type === type)
  if (!found) throw broken()
  return found.body
}

/** Reads numbers one after the other. */
class Cursor {
  at = 0
  readonly #bytes: Buffer

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes
    this.at = at
  }

  /** A number of so many bytes; 0 of none. */
  take(bytes: number): number {
    if (bytes === 0) return 0
    const from = this.at
    this.at += bytes
    return bytes === 8 ? Number(this.#bytes.readBigUInt64BE(from)) : this.#bytes.readUIntBE(from, bytes)
  }
}

interface Items {
  readonly primary: number
  get(id: number): Item
  /** What an item is derived from, in its order. */
  partsOf(id: number): readonly number[]
  contentOf(id: number): Buffer
}

function readItems(file: Buffer): Items {
  const meta = boxIn([...boxesIn(file)], 'meta')
  const boxes = [...boxesIn(meta.subarray(4))]
  const pitm = boxIn(boxes, 'pitm')
  const primary = new Cursor(pitm, 4).take(pitm[0] === 0 ? 2 : 4)
  const types = typesIn(boxIn(boxes, 'iinf'))
  const properties = propertiesIn([...boxesIn(boxIn(boxes, 'iprp'))])
  const places = placesIn(boxIn(boxes, 'iloc'))
  const parts = partsIn(boxes.find(({ type }) => type === 'iref')?.body)
  let left = file.length
  return {
    primary,
    get(id) {
      const type = types.get(id)
      if (type === undefined) throw broken()
      return { type, properties: properties.get(id) ?? [] }
    },
    partsOf: (id) => parts.get(id) ?? [],
    contentOf(id) {
      const place = places.get(id)
      if (!place) throw broken()
      if (place.method > 1) throw unsupported()
      const from = place.method === 1 ? boxIn(boxes, 'idat') : file
      return Buffer.concat(
        place.extents.map(([start, length]) => {
          left -= length
          // Parts that are used again and again would cost more than the file may.
          if (left < 0 || start + length > from.length) throw broken()
          return from.subarray(start, start + length)
        }),
      )
    },
  }
}

function typesIn(iinf: Buffer): Map<number, string> {
  const types = new Map<number, string>()
  for (const { type, body } of boxesIn(iinf.subarray(iinf[0] === 0 ? 6 : 8))) {
    const version = body[0] ?? 0
    if (type !== 'infe' || version < 2) continue
    const entry = new Cursor(body, 4)
    const id = entry.take(version === 2 ? 2 : 4)
    types.set(id, body.toString('latin1', entry.at + 2, entry.at + 6))
  }
  return types
}

function propertiesIn(iprp: readonly Box[]): Map<number, Box[]> {
  const all = [...boxesIn(boxIn(iprp, 'ipco'))]
  const found = new Map<number, Box[]>()
  for (const { type, body } of iprp) {
    if (type !== 'ipma') continue
    const [isLong, isWide] = [body[0] !== 0, ((body[3] ?? 0) & 1) === 1]
    const entries = new Cursor(body, 4)
    for (let count = entries.take(4); count > 0; count--) {
      const id = entries.take(isLong ? 4 : 2)
      const indexes = Array.from({ length: entries.take(1) }, () =>
        isWide ? entries.take(2) & 0x7fff : entries.take(1) & 0x7f,
      )
      // Counted from 1; 0 is none.
      found.set(
        id,
        indexes.flatMap((index) => all[index - 1] ?? []),
      )
    }
  }
  return found
}

interface Place {
  /** 0: in the file; 1: in a box of the description. */
  readonly method: number
  readonly extents: ReadonlyArray<readonly [start: number, length: number]>
}

function placesIn(iloc: Buffer): Map<number, Place> {
  const version = iloc[0] ?? 0
  const sizes = iloc.readUInt16BE(4)
  const [ofOffset, ofLength, ofBase] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const ofIndex = version === 0 ? 0 : sizes & 15
  if ([ofOffset, ofLength, ofBase, ofIndex].some((bytes) => ![0, 4, 8].includes(bytes))) throw broken()
  const entries = new Cursor(iloc, 6)
  const found = new Map<number, Place>()
  for (let count = entries.take(version < 2 ? 2 : 4); count > 0; count--) {
    const id = entries.take(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : entries.take(2) & 15
    // 0 is this file, the only one that we read.
    const isElsewhere = entries.take(2) !== 0
    const base = entries.take(ofBase)
    const extents: Array<readonly [number, number]> = []
    const extentCount = entries.take(2)
    if (extentCount > 1 && ofOffset + ofLength + ofIndex === 0) throw broken()
    for (let extent = 0; extent < extentCount; extent++) {
      entries.take(ofIndex)
      extents.push([base + entries.take(ofOffset), entries.take(ofLength)])
    }
    if (!isElsewhere) found.set(id, { method, extents })
  }
  return found
}

function partsIn(iref: Buffer | undefined): Map<number, number[]> {
  const parts = new Map<number, number[]>()
  if (!iref) return parts
  const ofId = iref[0] === 0 ? 2 : 4
  for (const { type, body } of boxesIn(iref.subarray(4))) {
    if (type !== 'dimg') continue
    const entry = new Cursor(body)
    const id = entry.take(ofId)
    parts.set(
      id,
      Array.from({ length: entry.take(2) }, () => entry.take(ofId)),
    )
  }
  return parts
}

/** Returns the columns of a grid, which has to be of this size and of so many tiles. */
function gridOf(content: Buffer, { width, height }: Size, tiles: number): number {
  const grid = new Cursor(content, 1)
  const ofSide = (grid.take(1) & 1) === 1 ? 4 : 2
  const [rows, columns] = [grid.take(1) + 1, grid.take(1) + 1]
  const isAsSaid = grid.take(ofSide) === width && grid.take(ofSide) === height
  if (!isAsSaid || rows * columns !== tiles) throw broken()
  return columns
}

function sizeOf(properties: readonly Box[]): Size {
  const ispe = new Cursor(boxIn(properties, 'ispe'), 4)
  const [width, height] = [ispe.take(4), ispe.take(4)]
  if (width === 0 || height === 0) throw broken()
  return { width, height }
}

function turnsOf(properties: readonly Box[]): HeifTurn[] {
  return properties.flatMap(({ type, body }): HeifTurn[] => {
    const value = body[0] ?? 0
    if (type === 'imir') return [(value & 1) === 0 ? 'flip' : 'flop']
    if (type !== 'irot') return []
    // It is counted against the clock.
    const turned = ([undefined, 270, 180, 90] as const)[value & 3]
    return turned ? [{ rotate: turned }] : []
  })
}

const isColours = ({ type, body }: Box, ...kinds: string[]) =>
  type === 'colr' && kinds.includes(body.toString('latin1', 0, 4))

function coloursOf(properties: readonly Box[]): HeifColours | undefined {
  const nclx = properties.find((each) => isColours(each, 'nclx'))?.body
  if (!nclx) return undefined
  return {
    transfer: nclx.readUInt16BE(6),
    matrix: nclx.readUInt16BE(8),
    isFullRange: ((nclx[10] ?? 0) & 0x80) !== 0,
  }
}
