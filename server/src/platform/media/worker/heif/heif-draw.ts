/** Draws a HEIC picture as a PNG in memory, upright and with no metadata, so that the rest goes the usual road. */
import { crc32, deflateSync } from 'node:zlib'
import { FilterAPI } from 'node-av/api'
import {
  AV_LOG_QUIET,
  AVCOL_RANGE_JPEG,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  FF_DECODER_HEVC,
} from 'node-av/constants'
import { Codec, CodecContext, Dictionary, FFmpegError, Frame, Log, Packet, Rational } from 'node-av/lib'
import sharp from 'sharp'
import { systemCode } from '../system-errors.ts'
import { MediaFailure } from '../tasks.ts'
import { toneDown } from '../video-look.ts'
import type { HeifColours, HeifPicture } from './heif-boxes.ts'

Log.setLevel(AV_LOG_QUIET)

const channels = 3
/** By how many pixels a decoded side may be longer than said: they come in blocks. */
const block = 64

export async function drawHeif(picture: HeifPicture): Promise<Buffer> {
  const { width, height, turns, profile } = picture
  const pixels = await decodeTiles(picture)
  let image = sharp(pixels, { raw: { width, height, channels } })
  for (const turn of turns) {
    // Each step is one of its own: sharp would put them into an order of its own.
    const turned = turn === 'flip' ? image.flip() : turn === 'flop' ? image.flop() : image.rotate(turn.rotate)
    const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true })
    image = sharp(data, { raw: { width: info.width, height: info.height, channels } })
  }
  const png = await image.png({ compressionLevel: 0 }).toBuffer()
  return profile ? withProfile(png, profile) : png
}

async function decodeTiles(picture: HeifPicture): Promise<Buffer> {
  const { width, height, columns, tile, tiles, config, colours } = picture
  const pixels = Buffer.alloc(width * height * channels)
  using context = await openDecoder(config, (tile.width + block) * (tile.height + block))
  let filter: FilterAPI | undefined
  try {
    for (const [at, content] of tiles.entries()) {
      using frame = await decodeStill(context, content)
      const isAsSaid = (side: 'width' | 'height') =>
        frame[side] >= tile[side] && frame[side] < tile[side] + block
      if (!isAsSaid('width') || !isAsSaid('height')) throw new MediaFailure('file_broken')
      filter ??= FilterAPI.create(filtersFor(frame, colours), { threads: 1 })
      const [drawn, ...more] = await filter.processAll(frame)
      for (const each of more) each.free()
      if (!drawn) throw new MediaFailure('file_broken')
      using shown = drawn
      const part = shown.toBuffer()
      const [left, top] = [(at % columns) * tile.width, Math.floor(at / columns) * tile.height]
      const wide = Math.min(tile.width, width - left) * channels
      for (let row = 0; row < Math.min(tile.height, height - top); row++) {
        const from = row * shown.width * channels
        part.copy(pixels, ((top + row) * width + left) * channels, from, from + wide)
      }
    }
  } finally {
    filter?.close()
  }
  return pixels
}

async function openDecoder(config: Buffer, mostPixels: number): Promise<CodecContext> {
  const codec = Codec.findDecoderByName(FF_DECODER_HEVC)
  if (!codec) throw new MediaFailure('heic_unsupported')
  const context = new CodecContext()
  context.allocContext3(codec)
  context.extraData = config
  context.threadCount = 1
  const opened = await context.open2(codec, Dictionary.fromObject({ max_pixels: mostPixels }))
  if (opened >= 0) return context
  context.freeContext()
  throw blamed(opened)
}

/** Decodes one tile; the context is then ready for another one. */
async function decodeStill(context: CodecContext, content: Buffer): Promise<Frame> {
  using packet = new Packet()
  packet.alloc()
  packet.data = content
  packet.isKeyframe = true
  const frame = new Frame()
  frame.alloc()
  let code = await context.sendPacket(packet)
  if (code >= 0) code = await context.sendPacket(null)
  if (code >= 0) code = await context.receiveFrame(frame)
  if (code >= 0) {
    context.flushBuffers()
    // Filters ask for the time of any frame.
    frame.timeBase = new Rational(1, 1)
    frame.pts = 0n
    return frame
  }
  frame.free()
  throw blamed(code)
}

/** Returns the error to throw for libav's code: the file is to blame, unless the system failed. */
function blamed(code: number): Error {
  const error = new FFmpegError(code)
  const ofSystem = systemCode(error)
  return ofSystem === undefined
    ? new MediaFailure('file_broken')
    : Object.assign(new Error(error.message), { code: ofSystem })
}

/** What the file says of its colours counts more than what its tiles say. */
function filtersFor(frame: Frame, colours: HeifColours | undefined): string {
  const isFullRange = colours?.isFullRange ?? frame.colorRange === AVCOL_RANGE_JPEG
  const transfer = colours?.transfer ?? frame.colorTrc
  const isHdr = transfer === AVCOL_TRC_SMPTE2084 || transfer === AVCOL_TRC_ARIB_STD_B67
  const matrix = matrixOf(colours?.matrix ?? frame.colorSpace)
  return [
    ...(isHdr ? [toneDown, 'scale=in_color_matrix=bt709'] : [scaleFrom(matrix, isFullRange)]),
    'format=rgb24',
  ].join(',')
}

const scaleFrom = (matrix: string, isFullRange: boolean) =>
  `scale=in_color_matrix=${matrix}:in_range=${isFullRange ? 'pc' : 'tv'}:flags=bicubic+full_chroma_int+accurate_rnd`

/** Phones mean BT.601 if they say nothing. */
function matrixOf(colourSpace: number): string {
  if (colourSpace === AVCOL_SPC_UNSPECIFIED) return 'bt601'
  return (
    ({ 1: 'bt709', 9: 'bt2020', 10: 'bt2020' } as Readonly<Record<number, string>>)[colourSpace] ?? 'bt601'
  )
}

/** Where the first chunk of a PNG ends. */
const headerBytes = 33

/** Adds an ICC profile behind the header of a PNG. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 4)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([png.subarray(0, headerBytes), length, content, check, png.subarray(headerBytes)])
}
