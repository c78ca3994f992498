/** MP4 files with wrong boxes and tables. */
import { type Box, box, findBox, ftyp, longBox, redescribed, u32 } from './formats.ts'
import { type GoodVideos, type HostileFile, named } from './hostile-file.ts'

export function brokenBoxes({ mp4 }: GoodVideos): HostileFile[] {
  const moov = mp4.indexOf('moov') - 4
  const sized = (size: number, at = moov) => {
    const changed = Buffer.from(mp4)
    changed.writeUInt32BE(size >>> 0, at)
    return changed
  }
  let deep = box('free', Buffer.alloc(0))
  for (let depth = 0; depth < 20_000; depth++) deep = depth % 2000 === 0 ? box('moov', deep) : deep
  const nest = Buffer.alloc(8 * 50_000)
  for (let at = 0; at < nest.length; at += 8) {
    nest.writeUInt32BE(nest.length - at, at)
    nest.write(['trak', 'mdia', 'minf', 'stbl'][(at / 8) % 4] ?? '', at + 4, 'latin1')
  }
  const track = mp4.indexOf('trak') - 4
  return named('a.mp4', [
    ['nothing but a kind', ftyp],
    ['no description', Buffer.concat([ftyp, box('mdat', Buffer.alloc(5_000, 7))])],
    ['a description of nothing', Buffer.concat([ftyp, box('moov', Buffer.alloc(0))])],
    ['a description to the end', sized(0)],
    ['a description of one byte', sized(1), 'either'],
    ['a description of seven bytes', sized(7)],
    ['a description of 2^32 - 1', sized(2 ** 32 - 1)],
    ['a description of 2^31', sized(2 ** 31)],
    ['a long box of 2^63', Buffer.concat([ftyp, longBox('moov', Buffer.alloc(64), 2n ** 63n)])],
    ['a long box of 2^64 - 1', Buffer.concat([ftyp, longBox('moov', Buffer.alloc(64), 2n ** 64n - 1n)])],
    ['a long box of 0', Buffer.concat([ftyp, longBox('moov', Buffer.alloc(64), 0n)])],
    ['a track of 0', sized(0, track), 'either'],
    ['a track beyond its description', sized(2 ** 31 - 1, track), 'either'],
    ['a track of one byte', sized(1, track), 'either'],
    ['boxes in boxes', Buffer.concat([ftyp, deep])],
    ['50,000 boxes in one another', Buffer.concat([ftyp, box('moov', nest)])],
    [
      '200,000 empty boxes',
      Buffer.concat([ftyp, Buffer.concat(Array<Buffer>(200_000).fill(box('free', Buffer.alloc(0))))]),
    ],
    ['half of it', mp4.subarray(0, mp4.length / 2)],
    ['all but its last byte', mp4.subarray(0, -1)],
    ['its frames only', mp4.subarray(mp4.indexOf('mdat') - 4)],
    ['two of it in one', Buffer.concat([mp4, mp4]), 'either'],
    ['zeros after its kind', Buffer.concat([ftyp, Buffer.alloc(1_000_000)])],
  ])
}

/** Returns the tables of the first track. */
export const tables = (moov: Box, ...path: string[]) =>
  findBox([moov], 'moov', 'trak', 'mdia', 'minf', 'stbl', ...path)

export function lyingTables({ mp4 }: GoodVideos): HostileFile[] {
  const lie = (change: (moov: Box) => void) => redescribed(mp4, change)
  const table = (type: string, content: Buffer) => lie((moov) => (tables(moov, type).content = content))
  const at = (path: string[], offset: number, value: number) =>
    lie((moov) => findBox([moov], 'moov', ...path).content.writeUInt32BE(value >>> 0, offset))
  const entry = (offset: number, value: number) =>
    lie((moov) => tables(moov, 'stsd').content.writeUInt16BE(value, offset))
  const million = (value: number) => Buffer.alloc(4_000_000).fill(u32(value))
  const tracks = (count: number) =>
    lie((moov) => {
      const track = findBox([moov], 'moov', 'trak')
      moov.children = [...(moov.children ?? []), ...Array<Box>(count).fill(track)]
    })
  const media = ['trak', 'mdia', 'mdhd']
  const edits = { type: 'edts', content: Buffer.alloc(0) }
  const edit = (count: number, ...fields: number[]) =>
    lie((moov) => {
      const list = Buffer.concat([u32(0, count), Buffer.alloc(12 * count).fill(u32(...fields))])
      const track = findBox([moov], 'moov', 'trak')
      const others = (track.children ?? []).filter(({ type }) => type !== 'edts')
      track.children = [...others, { ...edits, children: [{ type: 'elst', content: list }] }]
    })
  return named('a.mp4', [
    ['2^32 - 1 samples of one size', table('stsz', u32(0, 100, 2 ** 32 - 1)), 'either'],
    ['2^32 - 1 samples without sizes', table('stsz', u32(0, 0, 2 ** 32 - 1)), 'either'],
    [
      'a million samples of no size',
      table('stsz', Buffer.concat([u32(0, 0, 1_000_000), million(0)])),
      'either',
    ],
    [
      'a million large samples',
      table('stsz', Buffer.concat([u32(0, 0, 1_000_000), million(2 ** 31)])),
      'either',
    ],
    ['2^32 - 1 samples at one time', table('stts', u32(0, 1, 2 ** 32 - 1, 0)), 'either'],
    ['2^32 - 1 samples at a time each', table('stts', u32(0, 1, 2 ** 32 - 1, 2 ** 31)), 'either'],
    ['2^32 - 1 times', table('stts', u32(0, 2 ** 32 - 1, 1, 512)), 'either'],
    ['frames a moment apart', table('stts', u32(0, 1, 30, 1)), 'either'],
    ['frames an hour apart', table('stts', u32(0, 1, 30, 15_360 * 3600)), 'refused'],
    ['2^32 - 1 chunks', table('stco', u32(0, 2 ** 32 - 1, 100)), 'either'],
    ['chunks beyond the end', table('stco', u32(0, 1, 2 ** 32 - 1)), 'either'],
    [
      'a million chunks at one place',
      table('stco', Buffer.concat([u32(0, 1_000_000), million(40)])),
      'either',
    ],
    ['chunks of 2^32 - 1 samples', table('stsc', u32(0, 1, 1, 2 ** 32 - 1, 1)), 'either'],
    ['no chunks', table('stsc', u32(0, 0)), 'either'],
    ['no samples', table('stsz', u32(0, 0, 0)), 'either'],
    ['100 hours in its header', at(media, 16, 2 ** 32 - 2), 'refused'],
    ['no time at all in its header', at(media, 16, 0), 'either'],
    ['a clock that stands still', at(media, 12, 0), 'either'],
    ['a clock of 2^32 - 1', at(media, 12, 2 ** 32 - 1), 'either'],
    ['65,535 pixels wide', entry(8 + 32, 65_535), 'either'],
    ['65,535 by 65,535 pixels', lie((moov) => tables(moov, 'stsd').content.fill(0xff, 40, 44)), 'refused'],
    ['no pixels', lie((moov) => tables(moov, 'stsd').content.fill(0, 40, 44)), 'refused'],
    ['an unknown codec', lie((moov) => tables(moov, 'stsd').content.write('evil', 12, 'latin1')), 'refused'],
    ['2^32 - 1 descriptions', lie((moov) => tables(moov, 'stsd').content.fill(0xff, 4, 8)), 'either'],
    ['60 tracks', tracks(58), 'either'],
    ['5,000 tracks', tracks(5_000), 'either'],
    ['a hundred thousand edits', edit(100_000, 1, 0, 65_536)],
    ['an edit of hours', edit(1, 2 ** 31 - 1, 0, 65_536), 'either'],
    ['an edit of nothing for hours', edit(2, 2 ** 31 - 1, 2 ** 32 - 1, 65_536), 'either'],
    ['edits at no speed', edit(10, 1_000, 0, 0), 'either'],
  ])
}
