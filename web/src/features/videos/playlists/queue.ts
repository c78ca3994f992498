/** A playlist that is watched: its order, and what comes next. */
import type { PlaylistEntry, PlaylistVideo } from '@commons/contract/videos/playlists.ts'

/** The query of the address of a video that is watched in a playlist. */
export interface QueueSearch {
  readonly list?: string | undefined
  /** Set where it is shuffled: the salt of the order, and the video that begins it. */
  readonly shuffle?: string | undefined
  /** 1: after the last one comes the first. */
  readonly loop?: string | undefined
}

const idText = /^[1-9][0-9]{0,15}$/
const shuffleText = /^([0-9]{1,9})-([1-9][0-9]{0,15})$/

/** Returns the playlist that an address names; undefined without one. */
export const listIn = ({ list }: QueueSearch): number | undefined =>
  list !== undefined && idText.test(list) ? Number(list) : undefined

export const shuffledFrom = (video: number): string => `${Math.floor(Math.random() * 1e9)}-${video}`

/** Returns a number that looks random, always the same for the same salt and video. */
function drawn(salt: number, video: number): number {
  let mixed = salt ^ (video % 2 ** 32) ^ Math.floor(video / 2 ** 32)
  for (const factor of [0x85ebca6b, 0xc2b2ae35]) mixed = Math.imul(mixed ^ (mixed >>> 15), factor)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Returns the entries in the order in which they are watched. What isn't available comes last if shuffled. */
export function orderedBy(entries: readonly PlaylistEntry[], shuffle: string | undefined): PlaylistEntry[] {
  const [, salt, first] = shuffleText.exec(shuffle ?? '') ?? []
  if (salt === undefined) return [...entries]
  const rank = ({ video }: PlaylistEntry) => {
    if (!video) return Infinity
    return video.video_id === Number(first) ? -1 : drawn(Number(salt), video.video_id)
  }
  return entries.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

export interface Queue {
  readonly entries: readonly PlaylistEntry[]
  /** Those that can be watched. */
  readonly videos: readonly PlaylistVideo[]
  /** The place of the shown video among them; -1 if it isn't there. */
  readonly at: number
  readonly next: PlaylistVideo | undefined
  readonly previous: PlaylistVideo | undefined
}

/** Returns what is around a video in a playlist; what isn't available is skipped. */
export function queueOf(
  entries: readonly PlaylistEntry[],
  shown: number,
  { shuffle, loop }: QueueSearch,
): Queue {
  const ordered = orderedBy(entries, shuffle)
  const videos = ordered.flatMap(({ video }) => video ?? [])
  const at = videos.findIndex(({ video_id }) => video_id === shown)
  const around = (step: number) => {
    if (at === -1) return step > 0 ? videos[0] : undefined
    if (loop !== '1' || videos.length < 2) return videos[at + step]
    return videos[(at + step + videos.length) % videos.length]
  }
  return {
    entries: ordered,
    videos,
    at,
    next: around(1),
    previous: at > 0 || loop === '1' ? around(-1) : undefined,
  }
}
