/** Brings a video to its element: as a stream by hls.js or by the browser itself, or as a plain file. */
import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import hlsAddress from 'hls.js/dist/hls.min.mjs?url'
import type { Quality } from './choices.ts'

type HlsClass = typeof Hls

let loaded: HlsClass | undefined
let failures = 0

/** Loads hls.js, once. */
export async function loadHls(): Promise<HlsClass> {
  // Browsers remember that a module has failed: offline once, it would be missing until the page reloads.
  const address = failures === 0 ? hlsAddress : `${hlsAddress}?${failures}`
  try {
    loaded ??= ((await import(/* @vite-ignore */ address)) as { default: HlsClass }).default
    return loaded
  } catch (error) {
    failures++
    throw error
  }
}

/**
 * Whether the browser plays streams itself. WebKit does it best, with AirPlay and little power; other
 * browsers that can at all do without a choice of quality, so hls.js plays them there.
 */
function playsStreams(video: HTMLVideoElement): boolean {
  if (video.canPlayType('application/vnd.apple.mpegurl') === '') return false
  return 'webkitCurrentPlaybackTargetIsWireless' in video || !('MediaSource' in window)
}

/** Whether a stream has to wait for hls.js here. */
export function needsHls(video: HTMLVideoElement): boolean {
  return loaded === undefined && !playsStreams(video)
}

/** Loads ahead what streams will need here. */
export async function prepareStreams(): Promise<void> {
  if (needsHls(document.createElement('video'))) await loadHls()
}

/** Returns the address of the sound alone that a master playlist names. */
export function soundIn(playlist: string, address: string): string | undefined {
  for (const line of playlist.split('\n')) {
    if (!line.startsWith('#EXT-X-MEDIA:') || !/[:,]TYPE=AUDIO(?:,|\s*$)/.test(line)) continue
    const uri = /[:,]URI="([^"]+)"/.exec(line)?.[1]
    if (uri !== undefined) return new URL(uri, new URL(address, location.href)).href
  }
  return undefined
}

/** With as little data as possible: what is small, but still worth watching. */
const savingHeight = 360

/** Returns the index of the level to play; undefined if the connection decides. Levels are lowest first. */
export function levelFor(heights: readonly number[], quality: Quality): number | undefined {
  if (quality === 'auto' || heights.length === 0) return undefined
  const most = quality === 'saver' ? savingHeight : quality
  return Math.max(
    0,
    heights.findLastIndex((height) => height <= most),
  )
}

export interface StreamListener {
  /** The heights to choose from, lowest first, and whether there is a track of sound alone. */
  readonly onKnown: (heights: readonly number[], sound: string | undefined) => void
  /** The height that plays now. */
  readonly onHeight: (height: number) => void
  /** It doesn't load, or doesn't play. */
  readonly onError: () => void
}

export interface Stream {
  /** Whether errors of the element are its own affair. */
  readonly takesErrors: boolean
  readonly setQuality: (quality: Quality) => void
  readonly end: () => void
}

const still: Stream = { takesErrors: false, setQuality: () => {}, end: () => {} }

interface StreamOptions {
  readonly address: string
  readonly isStream: boolean
  /** Whether the address is that of sound alone, which knows nothing of the pictures. */
  readonly isSoundOnly: boolean
  /** Where it begins, in seconds. */
  readonly from: number
  readonly quality: Quality
  readonly listener: StreamListener
}

/** Plays an address in an element. For a stream where `needsHls`, hls.js must be loaded before. */
export function openStream(video: HTMLVideoElement, options: StreamOptions): Stream {
  if (options.isStream && !playsStreams(video) && loaded) return openHls(loaded, video, options)
  if (video.getAttribute('src') === options.address) video.load()
  else video.src = options.address
  if (options.isStream && !options.isSoundOnly) void findSound(options)
  return still
}

async function findSound({ address, listener }: StreamOptions): Promise<void> {
  try {
    const response = await fetch(address, { credentials: 'same-origin' })
    if (response.ok) listener.onKnown([], soundIn(await response.text(), address))
  } catch {
    // The video itself tells that it doesn't load.
  }
}

// How often a decoder's error is repaired before it counts, and how soon again: one error is told twice.
const mostRepairs = 3
const repairMs = 1000

function openHls(HlsOf: HlsClass, video: HTMLVideoElement, options: StreamOptions): Stream {
  const { address, from, listener } = options
  let { quality } = options
  const hls = new HlsOf({
    // Its worker is made of text, which the pages' security policy forbids; streams in MP4 hardly need one.
    enableWorker: false,
    startPosition: from > 0 ? from : -1,
    backBufferLength: 30,
    maxBufferLength: 30,
    // Otherwise ten minutes are loaded ahead, which a viewer may never watch and which keep an old quality.
    maxMaxBufferLength: 60,
    capLevelToPlayerSize: true,
  })
  let repairs = 0
  let repairedAt = -Infinity
  let heights: readonly number[] = []

  const apply = (setLevel: (level: number) => void) => {
    const level = levelFor(heights, quality)
    const isCapped = quality === 'saver' && level !== undefined
    // Otherwise the cap follows the size of the player.
    if (hls.capLevelToPlayerSize === isCapped) hls.capLevelToPlayerSize = !isCapped
    if (isCapped) hls.autoLevelCapping = level
    setLevel(isCapped || level === undefined ? -1 : level)
  }

  hls.on(HlsOf.Events.MANIFEST_PARSED, (_event, { levels, audioTracks }) => {
    heights = levels.map(({ height }) => height)
    if (!options.isSoundOnly) listener.onKnown([...new Set(heights)], audioTracks[0]?.url || undefined)
    apply((level) => {
      hls.loadLevel = level
    })
  })
  hls.on(HlsOf.Events.LEVEL_SWITCHED, (_event, { level }) => {
    const height = hls.levels[level]?.height
    if (height) listener.onHeight(height)
  })

  // With enough loaded to go on for a while, a lost network may be back before anybody notices.
  const goOn = () => {
    video.removeEventListener('waiting', giveUp)
    window.removeEventListener('online', goOn)
    hls.startLoad(video.currentTime)
  }
  const giveUp = () => {
    video.removeEventListener('waiting', giveUp)
    window.removeEventListener('online', goOn)
    listener.onError()
  }
  const repair = () => {
    if (performance.now() - repairedAt < repairMs) return
    repairedAt = performance.now()
    if (repairs++ < mostRepairs) hls.recoverMediaError()
    else listener.onError()
  }
  video.addEventListener('error', repair)
  hls.on(HlsOf.Events.ERROR, (_event, { fatal, type }: ErrorData) => {
    if (!fatal) return
    if (type === HlsOf.ErrorTypes.MEDIA_ERROR) return repair()
    const hasMore = video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
    if (type !== HlsOf.ErrorTypes.NETWORK_ERROR || !hasMore) return listener.onError()
    video.addEventListener('waiting', giveUp)
    window.addEventListener('online', goOn)
  })
  hls.loadSource(address)
  hls.attachMedia(video)

  return {
    takesErrors: true,
    setQuality(next) {
      quality = next
      apply((level) => {
        hls.nextLevel = level
      })
    },
    end() {
      video.removeEventListener('error', repair)
      video.removeEventListener('waiting', giveUp)
      window.removeEventListener('online', goOn)
      hls.destroy()
    },
  }
}
