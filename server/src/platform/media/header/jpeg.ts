import { orientationOf } from './exif.ts'
import { find, type Reading, type Size, skip, take } from './reading.ts'

const startOfScan = 0xda
const exifSegment = 0xe1
/** Baseline, extended and progressive; only a decoder can say whether it reads the others. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Tables, application segments and comments. */
const isPassedOver = (marker: number) =>
  marker === 0xc4 ||
  marker === 0xdb ||
  marker === 0xdd ||
  marker >= 0xfe ||
  (marker >= 0xe0 && marker <= 0xef)
const endOfImage = Buffer.from([0xff, 0xd9])

/** Reads the upright size of a JPEG that is complete. */
export function* readJpeg(): Reading {
  yield* skip(2)
  let size: Size | undefined
  let orientation: number | undefined
  for (;;) {
    const marker = yield* takeMarker()
    if (marker === undefined) return undefined
    if (marker === startOfScan) break
    const length = (yield* take(2)).readUInt16BE() - 2
    if (length < 0) return undefined
    if (frames.has(marker)) {
      if (size) return undefined
      size = frameSize(yield* take(length))
      if (!size) return undefined
    } else if (marker === exifSegment) {
      const said = orientationOf(yield* take(length))
      if (said === 'unclear' || (said !== undefined && orientation !== undefined)) return undefined
      orientation ??= said
    } else if (isPassedOver(marker)) yield* skip(length)
    else return undefined
  }
  // In a scan, 0xff is always followed by 0x00.
  yield* find(endOfImage)
  return size && (orientation ?? 1) >= 5 ? { width: size.height, height: size.width } : size
}

function* takeMarker() {
  const [lead, first = 0] = yield* take(2)
  if (lead !== 0xff) return undefined
  let marker = first
  while (marker === 0xff) [marker = 0] = yield* take(1)
  return marker
}

/** Reads frames with 8 bits and one or three colours; undefined for others. */
function frameSize(frame: Buffer): Size | undefined {
  const [bits, , , , , colours = 0] = frame
  if (bits !== 8 || (colours !== 1 && colours !== 3) || frame.length !== 6 + 3 * colours) return undefined
  const size = { width: frame.readUInt16BE(3), height: frame.readUInt16BE(1) }
  return size.width > 0 && size.height > 0 ? size : undefined
}
