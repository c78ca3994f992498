/** WebM files with wrong elements. */
import { deflateSync } from 'node:zlib'
import { element, text, u32, unknownSize } from './formats.ts'
import { type GoodVideos, type HostileFile, named } from './hostile-file.ts'

const ebml = element('1a45dfa3', element('4282', text('webm')))

export function brokenElements({ webm }: GoodVideos): HostileFile[] {
  const changed = (id: string, change: (bytes: Buffer, at: number) => void) => {
    const bytes = Buffer.from(webm)
    const at = bytes.indexOf(Buffer.from(id, 'hex'))
    if (at < 0) throw new Error(`There is no ${id}`)
    change(bytes, at + id.length / 2)
    return bytes
  }
  const segmentOf = (...content: Buffer[]) =>
    Buffer.concat([ebml, element('18538067', Buffer.concat(content))])
  const info = element('1549a966', element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])))
  const track = (number: number, ...more: Buffer[]) =>
    element(
      'ae',
      Buffer.concat([
        element('d7', Buffer.from([number])),
        element('83', Buffer.from([1])),
        element('86', text('V_VP9')),
        element('e0', Buffer.concat([element('b0', u32(160)), element('ba', u32(120))])),
        ...more,
      ]),
    )
  const compressed = element('6d80', element('6240', element('5034', element('4254', Buffer.from([0])))))
  const bomb = deflateSync(Buffer.alloc(100_000_000), { level: 9 })
  const frame = element(
    '1f43b675',
    Buffer.concat([
      element('e7', Buffer.from([0])),
      element('a3', Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), bomb])),
    ]),
  )
  let deep: Buffer = Buffer.alloc(0)
  for (let depth = 0; depth < 2_000; depth++) deep = element('1254c367', deep)
  return named('a.webm', [
    ['nothing but its mark', ebml],
    ['a segment of nothing', segmentOf()],
    [
      'a segment of unknown size',
      Buffer.concat([ebml, element('18538067', Buffer.alloc(50), unknownSize)]),
      'refused',
    ],
    ['a segment of 2^55', Buffer.concat([ebml, element('18538067', Buffer.alloc(50), 2n ** 55n)])],
    ['a header of 2^55', Buffer.concat([element('1a45dfa3', text('webm'), 2n ** 55n), Buffer.alloc(100)])],
    ['elements in elements', segmentOf(info, deep)],
    [
      '10,000 tracks',
      segmentOf(info, element('1654ae6b', Buffer.concat(Array<Buffer>(10_000).fill(track(1))))),
    ],
    ['tracks without frames', segmentOf(info, element('1654ae6b', track(1))), 'either'],
    [
      'a frame that inflates to 100 MB',
      segmentOf(info, element('1654ae6b', track(1, compressed)), frame),
      'either',
    ],
    ['no pixels', changed('b0', (bytes, at) => bytes.fill(0, at + 1, at + 2)), 'either'],
    [
      'an endless length',
      changed('4489', (bytes, at) => bytes.writeDoubleBE(Number.POSITIVE_INFINITY, at + 1)),
      'either',
    ],
    [
      'a length that is no number',
      changed('4489', (bytes, at) => bytes.writeDoubleBE(Number.NaN, at + 1)),
      'either',
    ],
    ['a length below nothing', changed('4489', (bytes, at) => bytes.writeDoubleBE(-1e300, at + 1)), 'either'],
    [
      '100 hours in its header',
      changed('4489', (bytes, at) => bytes.writeDoubleBE(360_000_000, at + 1)),
      'refused',
    ],
    ['a clock that stands still', changed('2ad7b1', (bytes, at) => bytes.fill(0, at + 1, at + 4)), 'either'],
    ['half of it', webm.subarray(0, webm.length / 2)],
    ['clusters only', webm.subarray(webm.indexOf(Buffer.from('1f43b675', 'hex')))],
    ['two of it in one', Buffer.concat([webm, webm]), 'either'],
  ])
}
