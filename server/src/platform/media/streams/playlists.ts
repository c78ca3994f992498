/** HLS playlists (RFC 8216): one that lists a video's tracks, and one for each track's segments. */
import { trackFile } from '../stored-stream.ts'
import type { Track } from './steps.queries.ts'

export interface PlaylistWish {
  /** The sound first, then the lowest. */
  readonly tracks: readonly Track[]
  /** Put after each address, where not everybody may see the video. */
  readonly query: string | undefined
}

const master = 'master.m3u8'

/** Returns the file of a track's playlist. */
const playlistOf = ({ rendition }: Track) => (rendition === 0 ? 'sound.m3u8' : `${rendition}p.m3u8`)

/** Returns a playlist by its file's name; undefined if there is none. */
export function playlist(file: string, { tracks, query }: PlaylistWish): string | undefined {
  const address = (name: string) => (query === undefined ? name : `${name}?${query}`)
  if (file === master) return masterPlaylist(tracks, address)
  const track = tracks.find((each) => playlistOf(each) === file)
  return track && trackPlaylist(track, address)
}

type Address = (name: string) => string

function masterPlaylist(tracks: readonly Track[], address: Address): string | undefined {
  const sound = tracks.find(({ rendition }) => rendition === 0)
  const pictures = tracks.filter(({ rendition }) => rendition > 0)
  if (pictures.length === 0) return undefined
  return lines([
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(sound
      ? [
          `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="sound",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="${address(playlistOf(sound))}"`,
        ]
      : []),
    // Players begin with the first one: the lowest is there soonest.
    ...pictures.flatMap((track) => [
      `#EXT-X-STREAM-INF:${attributesOf(track, sound)}`,
      address(playlistOf(track)),
    ]),
  ])
}

function attributesOf(track: Track, sound: Track | undefined): string {
  const heard = sound ? [sound] : []
  const sum = (of: (each: Track) => number) => [track, ...heard].reduce((all, each) => all + of(each), 0)
  return [
    `BANDWIDTH=${Math.ceil(sum(peakBits))}`,
    `AVERAGE-BANDWIDTH=${Math.ceil(sum(averageBits))}`,
    `CODECS="${[track, ...heard].map(({ codecs }) => codecs).join(',')}"`,
    `RESOLUTION=${track.width}x${track.height}`,
    `FRAME-RATE=${track.frame_rate.toFixed(3)}`,
    ...(sound ? ['AUDIO="sound"'] : []),
  ].join(',')
}

/** A last segment of a few frames says nothing about a second. */
const leastSeconds = 1

function peakBits({ segment_bytes: bytes, segment_seconds: seconds }: Track): number {
  return Math.max(...bytes.map((each, at) => (8 * each) / Math.max(leastSeconds, seconds[at] ?? 0)))
}

function averageBits({ bytes, segment_seconds }: Track): number {
  return (8 * bytes) / segment_seconds.reduce((all, each) => all + each, 0)
}

function trackPlaylist(track: Track, address: Address): string {
  const { rendition, head_bytes: head, segment_bytes: bytes, segment_seconds: seconds } = track
  const file = address(trackFile(rendition))
  let at = head
  const segments = bytes.flatMap((length, index) => {
    const place = `#EXT-X-BYTERANGE:${length}@${at}`
    at += length
    return [`#EXTINF:${(seconds[index] ?? 0).toFixed(6)},`, place, file]
  })
  return lines([
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${Math.max(1, ...seconds.map((each) => Math.round(each)))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    `#EXT-X-MAP:URI="${file}",BYTERANGE="${head}@0"`,
    ...segments,
    '#EXT-X-ENDLIST',
  ])
}

/** Version 7 knows fragmented MP4 in byte ranges. */
const lines = (content: readonly string[]) => ['#EXTM3U', '#EXT-X-VERSION:7', ...content, ''].join('\n')
