/** Files that reference other files and addresses, which must never be opened. */
import { box, findBox, ftyp, redescribed, text, u32 } from './formats.ts'
import { type Canaries, type GoodVideos, type HostileFile, named, type Part } from './hostile-file.ts'

/** Videos that reference other files and addresses. */
export function references({ mp4, mov }: GoodVideos, { file, url }: Canaries): HostileFile[] {
  const elsewhere = (source: Buffer, ...entries: Buffer[]) =>
    redescribed(source, (moov) => {
      for (const track of moov.children ?? []) {
        if (track.type !== 'trak') continue
        const reference = findBox([track], 'trak', 'mdia', 'minf', 'dinf', 'dref')
        reference.content = Buffer.concat([u32(0, entries.length), ...entries])
      }
    })
  const at = (address: string) => box('url ', Buffer.concat([u32(0), text(`${address}\0`)]))
  const alias = (path: string) => {
    const record = Buffer.alloc(150)
    record.writeUInt16BE(150, 4)
    record.writeUInt16BE(2, 6)
    record.write(path.slice(-60), 51, 'latin1')
    const tail = Buffer.alloc(4)
    tail.writeUInt16BE(18)
    tail.writeUInt16BE(path.length, 2)
    return box('alis', Buffer.concat([u32(0), record, tail, text(path), Buffer.from('ffff0000', 'hex')]))
  }
  const movie = (address: string) =>
    box(
      'moov',
      box(
        'rmra',
        box(
          'rmda',
          box('rdrf', Buffer.concat([u32(0), text('url '), u32(address.length + 1), text(`${address}\0`)])),
        ),
      ),
    )
  const parts: Part[] = [
    ['frames that lie in a file', elsewhere(mp4, at(`file://${file}`)), 'either'],
    ['frames that lie at a path', elsewhere(mp4, at(file)), 'either'],
    ['frames that lie at an address', elsewhere(mp4, at(`${url}/dref`)), 'either'],
    ['frames that lie behind an alias', elsewhere(mov, alias(file)), 'either'],
    ['frames that lie behind an alias to an address', elsewhere(mov, alias(`${url}/alias`)), 'either'],
    ['frames of a concatenation', elsewhere(mp4, at(`concat:${file}|${file}`)), 'either'],
    ['a movie that is elsewhere', Buffer.concat([ftyp, movie(`${url}/movie`)])],
    [
      'a movie that is a file',
      Buffer.concat([box('ftyp', text('qt  \0\0\0\0qt  ')), movie(`file://${file}`)]),
    ],
  ]
  return [...named('a.mp4', parts), ...playlists({ file, url })]
}

/** Playlists under the names of videos. */
export function playlists({ file, url }: Canaries): HostileFile[] {
  const lists: ReadonlyArray<readonly [string, string]> = [
    ['HLS of a file', `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile://${file}\n#EXT-X-ENDLIST\n`],
    ['HLS of an address', `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${url}/hls.ts\n#EXT-X-ENDLIST\n`],
    ['HLS with a key', `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="${url}/key"\n#EXTINF:9,\n${url}/a.ts\n`],
    ['HLS of a concatenation', `#EXTM3U\n#EXTINF:9,\nconcat:${url}/header|file://${file}\n`],
    [
      'DASH',
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><BaseURL>${url}/</BaseURL></MPD>`,
    ],
    ['a list of ffmpeg', `ffconcat version 1.0\nfile '${file}'\nfile '${url}/concat'\n`],
    ['a list of ffmpeg without its mark', `file '${file}'\n`],
    ['SDP', `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 9 RTP/AVP 96\n`],
    ['PLS', `[playlist]\nFile1=${url}/pls\nNumberOfEntries=1\n`],
    ['SMIL', `<smil><body><video src="${url}/smil"/></body></smil>`],
    ['ASX', `<asx version="3.0"><entry><ref href="${url}/asx"/></entry></asx>`],
    [
      'XSPF',
      `<?xml version="1.0"?><playlist><trackList><track><location>${url}/x</location></track></trackList></playlist>`,
    ],
  ]
  const lines = text(lists[0]?.[1] ?? '')
  const avi = Buffer.concat([
    text('RIFF\xff\xff\0\0AVI LIST\x14\0\0\0hdrlavih'),
    Buffer.alloc(60),
    text(`GAB2\0${lines.toString()}`),
  ])
  return [
    ...lists.map(([name, content]): HostileFile => ({
      name,
      filename: 'a.mp4',
      content: text(content),
      expected: 'refused',
    })),
    ...named('a.mp4', [
      ['HLS after the kind of an MP4', Buffer.concat([ftyp, lines])],
      ['HLS in the frames of an MP4', Buffer.concat([ftyp, box('mdat', lines)])],
      ['HLS in an AVI', avi],
      ['HLS after the mark of a WebM', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), lines])],
    ]),
  ]
}
