/** Malicious videos. */
import { mkvBytes, movBytes, mp4Bytes, webmBytes } from '../files/videos.ts'
import { type Box, box, findBox, putTogether, redescribed, text } from './formats.ts'
import { type Canaries, type GoodVideos, type HostileFile, marker, named } from './hostile-file.ts'
import { brokenBoxes, lyingTables, tables } from './mp4.ts'
import { references } from './references.ts'
import { brokenElements } from './webm.ts'

const small = { width: 160, height: 120, seconds: 1 }

export async function goodVideos(): Promise<GoodVideos> {
  const [mp4, mov, webm] = [await mp4Bytes(small), await movBytes(small), await webmBytes(small)]
  return { mp4, mov, webm }
}

export async function hostileVideos(good: GoodVideos, canaries: Canaries): Promise<HostileFile[]> {
  return [
    ...brokenBoxes(good),
    ...lyingTables(good),
    ...references(good, canaries),
    ...brokenElements(good),
    ...(await unusual(good)),
    ...(await withPosition()),
  ]
}

async function unusual({ mp4, mov }: GoodVideos): Promise<HostileFile[]> {
  const foreign = await mp4Bytes({ ...small, width: 640, height: 480 })
  const other = putTogether(tablesOf(foreign))
  return [
    ...named('a.mp4', [
      ['a codec that is not taken', await mp4Bytes({ ...small, videoCodec: 'mpeg4' })],
      ['sound alone', redescribed(mp4, (moov) => (moov.children = withoutVideo(moov)))],
      [
        'a description of another video',
        redescribed(mp4, (moov) => (tables(moov, 'stsd').content = Buffer.from(other))),
        'either',
      ],
      ['240 frames a second', await mp4Bytes({ ...small, fps: 240 }), 'taken'],
      ['frames at odd times', await mp4Bytes({ ...small, filter: "select='lt(mod(n,7),2)'" }), 'taken'],
      ['a strip of 2 by 2,000', await mp4Bytes({ ...small, width: 16, height: 2_000 }), 'taken'],
      [
        'seconds of sound after a frame',
        await mp4Bytes({ ...small, seconds: 0.03, audioSeconds: 5 }),
        'taken',
      ],
      ['MOV in front of MP4', Buffer.concat([mov, mp4]), 'either'],
    ]),
    { name: 'a video called a picture', filename: 'a.jpg', content: mp4, expected: 'taken' },
    ...named('a.mkv', [['uncompressed sound', await mkvBytes({ ...small, audioCodec: 'pcm' }), 'either']]),
  ]
}

const tablesOf = (mp4: Buffer): Box[] => {
  let found: Box[] = []
  redescribed(mp4, (moov) => (found = [tables(moov, 'stsd')]))
  return found.map(({ content }) => ({ type: 'free', content }))
}

const withoutVideo = (moov: Box) => {
  const video = findBox([moov], 'moov', 'trak')
  return (moov.children ?? []).filter((each) => each !== video)
}

async function withPosition(): Promise<HostileFile[]> {
  const metadata = { location: '+50.1234-014.5678/', comment: marker, title: marker, artist: marker }
  const wish = { ...small, metadata }
  const xmp = box(
    'uuid',
    Buffer.concat([Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), text(marker)]),
  )
  const files: Array<[string, Buffer]> = [
    ['a.mp4', await mp4Bytes(wish)],
    ['a.mov', await movBytes(wish)],
    ['a.webm', await webmBytes(wish)],
    ['b.mp4', Buffer.concat([await mp4Bytes(wish), xmp])],
  ]
  return files.map(([filename, content]) => ({
    name: `${filename} with a position`,
    filename,
    content,
    marker,
    expected: 'taken',
  }))
}
