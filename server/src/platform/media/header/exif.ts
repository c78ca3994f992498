const signature = Buffer.from('Exif\0\0', 'latin1')
const orientationTag = 0x0112
const shortType = 3
const entryBytes = 12

/**
 * Reads how the picture was held, 1 to 8, from an application segment of a JPEG; undefined if the segment is
 * of another kind or doesn't say.
 */
export function orientationOf(segment: Buffer): number | 'unclear' | undefined {
  if (!segment.subarray(0, signature.length).equals(signature)) return undefined
  const exif = segment.subarray(signature.length)
  if (exif.length < 8) return 'unclear'
  const order = exif.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return 'unclear'
  const short = (at: number) => (order === 'II' ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const long = (at: number) => (order === 'II' ? exif.readUInt32LE(at) : exif.readUInt32BE(at))
  const directory = long(4)
  if (short(2) !== 42 || directory + 2 > exif.length) return 'unclear'
  const entries = short(directory)
  const first = directory + 2
  if (first + entries * entryBytes > exif.length) return 'unclear'
  for (let at = first; at < first + entries * entryBytes; at += entryBytes) {
    if (short(at) !== orientationTag) continue
    const said = short(at + 8)
    return short(at + 2) === shortType && long(at + 4) === 1 && said >= 1 && said <= 8 ? said : 'unclear'
  }
  return undefined
}
