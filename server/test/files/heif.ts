/**
 * HEIC pictures as phones write them, put together by hand: no library that we have encodes them. Each tile is the
 * only frame of an HEVC stream.
 */
import { Decoder, Demuxer, Encoder, FilterAPI } from 'node-av/api'
import type { FFEncoderCodec } from 'node-av/constants'
import type { Frame } from 'node-av/lib'
import { box, text, u32 } from '../hostile-files/formats.ts'

export interface HeicWish {
  /** A colour for each tile, row by row. */
  readonly tiles?: ReadonlyArray<readonly string[]>
  readonly tileSide?: number
  /** By default all that the tiles cover. */
  readonly width?: number
  readonly height?: number
  /** Quarter turns against the clock. */
  readonly turned?: 0 | 1 | 2 | 3
  /** 0 exchanges top and bottom, 1 left and right. */
  readonly mirrored?: 0 | 1
  readonly profile?: Buffer
  /** What the grid claims to have; by default what it has. */
  readonly claims?: { readonly rows?: number; readonly columns?: number }
  /** The kind of the tiles' items. */
  readonly kind?: string
  readonly brand?: string
}

const u16 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value, at * 2)
  return bytes
}
const full = (type: string, content: Uint8Array, version = 0, flags = 0) =>
  box(type, Buffer.concat([u32((version << 24) | flags), content]))

/** Names where it was taken. */
const exif = Buffer.concat([u32(6), text('Exif\0\0MM\0*\0\0\0\x08\0\0secret place 50.1234 N')])

interface Tile {
  /** As a `hvcC` box has it. */
  readonly config: Buffer
  readonly content: Buffer
}

const known = new Map<string, Promise<Tile>>()

function tileOf(colour: string, side: number): Promise<Tile> {
  const name = `${colour}-${side}`
  const making = known.get(name) ?? encodeTile(colour, side)
  known.set(name, making)
  return making
}

/** Encodes one frame. */
async function encodeTile(colour: string, side: number): Promise<Tile> {
  const source = `color=${colour}:size=${side}x${side}:rate=1:duration=1`
  await using input = await Demuxer.open(source, { format: 'lavfi' })
  const video = input.video()
  if (!video) throw new Error('libavfilter has made nothing')
  using decoder = await Decoder.create(video)
  using filter = FilterAPI.create('format=yuv420p')
  using encoder = await Encoder.create('libx265' as FFEncoderCodec, {
    decoder,
    filter,
    options: { preset: 'ultrafast', crf: 20, 'x265-params': 'log-level=none:repeat-headers=1:info=0' },
  })
  const parts: Buffer[] = []
  const encode = async (frame: Frame | null) => {
    for (using packet of await encoder.encodeAll(frame)) parts.push(Buffer.from(packet.data ?? []))
  }
  for await (using packet of input.packets(video.index))
    for (using frame of await decoder.decodeAll(packet))
      for (using filtered of await filter.processAll(frame)) await encode(filtered)
  await encode(null)
  const units = unitsOf(Buffer.concat(parts))
  const isHeader = (unit: Buffer) => kindOf(unit) >= 32 && kindOf(unit) <= 34
  const headers = units.filter(isHeader)
  const pictures = units.filter((unit) => kindOf(unit) < 32)
  return {
    config: configOf(headers),
    content: Buffer.concat(pictures.flatMap((unit) => [u32(unit.length), unit])),
  }
}

const kindOf = (unit: Buffer) => ((unit[0] ?? 0) >> 1) & 0x3f

/** Splits a stream of HEVC at its start codes. */
function unitsOf(stream: Buffer): Buffer[] {
  const code = Buffer.from([0, 0, 1])
  const starts: number[] = []
  for (let at = stream.indexOf(code); at >= 0; at = stream.indexOf(code, at + 3)) starts.push(at)
  return starts.map((at, nth) => {
    const next = starts[nth + 1]
    // A longer code begins with one zero more.
    const end = next === undefined ? stream.length : stream[next - 1] === 0 ? next - 1 : next
    return stream.subarray(at + 3, end)
  })
}

/** Describes 8-bit 4:2:0 with lengths of four bytes; profile and level are those of the sequence. */
function configOf(headers: readonly Buffer[]): Buffer {
  const sequence = headers.find((unit) => kindOf(unit) === 33)
  if (!sequence) throw new Error('The encoder has written no headers')
  return Buffer.concat([
    Buffer.from([1]),
    sequence.subarray(3, 15),
    Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, headers.length]),
    ...headers.flatMap((unit) => [Buffer.from([0x80 | kindOf(unit)]), u16(1, unit.length), unit]),
  ])
}

/** A 2 by 2 grid of colours, unless wished otherwise; one tile is a picture without a grid. */
export async function heicBytes(wish: HeicWish = {}): Promise<Buffer> {
  const {
    tiles = [
      ['red', 'lime'],
      ['blue', 'white'],
    ],
    tileSide = 64,
    brand = 'heic',
    kind = 'hvc1',
  } = wish
  const colours = tiles.flat()
  const columns = tiles[0]?.length ?? 0
  const encoded: Tile[] = []
  for (const colour of colours) encoded.push(await tileOf(colour, tileSide))
  const isGrid = colours.length > 1
  const { width = columns * tileSide, height = tiles.length * tileSide, claims, profile } = wish

  const gridId = colours.length + 1
  const exifId = colours.length + 2
  const primary = isGrid ? gridId : 1
  const item = (id: number, type: string, flags = 0) =>
    full('infe', Buffer.concat([u16(id, 0), text(`${type}\0`)]), 2, flags)
  const items = [
    ...colours.map((_, at) => item(at + 1, kind, isGrid ? 1 : 0)),
    ...(isGrid ? [item(gridId, 'grid')] : []),
    item(exifId, 'Exif', 1),
  ]
  const grid = Buffer.concat([
    Buffer.from([0, 1, (claims?.rows ?? tiles.length) - 1, (claims?.columns ?? columns) - 1]),
    u32(width, height),
  ])
  const reference = (type: string, from: number, to: number[]) => box(type, u16(from, to.length, ...to))
  const iref = full(
    'iref',
    Buffer.concat([
      ...(isGrid
        ? [
            reference(
              'dimg',
              gridId,
              colours.map((_, at) => at + 1),
            ),
          ]
        : []),
      reference('cdsc', exifId, [primary]),
    ]),
  )
  const properties = [
    box('hvcC', encoded[0]?.config ?? Buffer.alloc(0)),
    full('ispe', isGrid ? u32(tileSide, tileSide) : u32(width, height)),
    full('ispe', u32(width, height)),
    profile ? box('colr', Buffer.concat([text('prof'), profile])) : box('free', Buffer.alloc(0)),
    wish.turned === undefined ? box('free', Buffer.alloc(0)) : box('irot', Buffer.from([wish.turned])),
    wish.mirrored === undefined ? box('free', Buffer.alloc(0)) : box('imir', Buffer.from([wish.mirrored])),
  ]
  const has = (id: number, ...indexes: number[]) =>
    Buffer.concat([u16(id), Buffer.from([indexes.length, ...indexes])])
  const associations = isGrid
    ? [...colours.map((_, at) => has(at + 1, 1, 2)), has(gridId, 3, 4, 5, 6)]
    : [has(1, 1, 2, 4, 5, 6)]
  const iprp = box(
    'iprp',
    Buffer.concat([
      box('ipco', Buffer.concat(properties)),
      full('ipma', Buffer.concat([u32(associations.length), ...associations])),
    ]),
  )
  const contents = [...encoded.map(({ content }) => content), exif]
  const metaAt = (start: number) => {
    let at = start
    const places = contents.map((content, index) => {
      const id = index < colours.length ? index + 1 : exifId
      const place = Buffer.concat([u16(id, 0, 0, 1), u32(at, content.length)])
      at += content.length
      return place
    })
    const ofGrid = isGrid ? [Buffer.concat([u16(gridId, 1, 0, 1), u32(0, grid.length)])] : []
    const iloc = Buffer.concat([u16(0x4400, places.length + ofGrid.length), ...places, ...ofGrid])
    return full(
      'meta',
      Buffer.concat([
        full('hdlr', Buffer.concat([u32(0), text('pict'), Buffer.alloc(13)])),
        full('pitm', u16(primary)),
        full('iinf', Buffer.concat([u16(items.length), ...items])),
        iref,
        iprp,
        box('idat', grid),
        full('iloc', iloc, 1),
      ]),
    )
  }
  const ftyp = box('ftyp', Buffer.concat([text(brand), u32(0), text('mif1heicmiaf')]))
  const before = ftyp.length + metaAt(0).length + 8
  return Buffer.concat([ftyp, metaAt(before), box('mdat', Buffer.concat(contents))])
}
