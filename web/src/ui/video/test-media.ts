import { vi } from 'vitest'

interface FakeVideo {
  paused: boolean
  ended: boolean
  currentTime: number
  duration: number
  readyState: number
  playbackRate: number
  defaultPlaybackRate: number
  error: object | null
  muted: boolean
  volume: number
}

// A single observer serves all videos of a page, so these outlive a test.
const shares = new Map<Element, number>()
const observers = new Set<() => void>()
const states = new WeakMap<Element, FakeVideo>()

function stateOf(video: Element): FakeVideo {
  let state = states.get(video)
  if (!state) {
    state = {
      paused: true,
      ended: false,
      currentTime: 0,
      duration: Number.NaN,
      readyState: 0,
      playbackRate: 1,
      defaultPlaybackRate: 1,
      error: null,
      muted: false,
      volume: 1,
    }
    states.set(video, state)
  }
  return state
}

type Change = (video: HTMLVideoElement, share: number) => void

/** Mocks videos for tests; `see` sets the share of a video on screen. */
export function fakeVideos(): { readonly see: Change } {
  const fields = Object.keys(stateOf(document.createElement('i'))) as Array<keyof FakeVideo>
  for (const field of fields) {
    Object.defineProperty(HTMLMediaElement.prototype, field, {
      configurable: true,
      get(this: Element) {
        return stateOf(this)[field]
      },
      set(this: Element, value: never) {
        stateOf(this)[field] = value
      },
    })
  }
  Object.defineProperty(HTMLMediaElement.prototype, 'buffered', {
    configurable: true,
    get: () => ({ length: 1, start: () => 0, end: () => 20 }),
  })
  const tell = (video: Element, ...names: string[]) => {
    for (const name of names) video.dispatchEvent(new Event(name))
  }
  Object.assign(HTMLMediaElement.prototype, {
    play(this: HTMLVideoElement) {
      if (stateOf(this).error) return Promise.reject(new DOMException('No source', 'NotSupportedError'))
      Object.assign(stateOf(this), { paused: false, ended: false, readyState: 4, duration: 60 })
      tell(this, 'play', 'durationchange', 'playing')
      return Promise.resolve()
    },
    pause(this: HTMLVideoElement) {
      if (stateOf(this).paused) return
      stateOf(this).paused = true
      tell(this, 'pause')
    },
    load(this: HTMLVideoElement) {
      const { defaultPlaybackRate: playbackRate } = stateOf(this)
      Object.assign(stateOf(this), {
        paused: true,
        ended: false,
        readyState: 0,
        currentTime: 0,
        error: null,
        playbackRate,
      })
    },
  })

  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen = new Set<Element>()
      constructor(tell: (entries: object[]) => void) {
        observers.add(() =>
          tell([...this.#seen].map((target) => ({ target, intersectionRatio: shares.get(target) ?? 0 }))),
        )
      }
      observe(element: Element) {
        this.#seen.add(element)
      }
      unobserve(element: Element) {
        this.#seen.delete(element)
      }
      disconnect() {
        this.#seen.clear()
      }
    },
  )
  return {
    see(video, share) {
      shares.set(video, share)
      for (const observer of observers) observer()
    },
  }
}

/** Fires a video's event after changing its state. */
export function tells(video: HTMLVideoElement, name: string, change: Partial<FakeVideo> = {}): void {
  Object.assign(stateOf(video), change)
  video.dispatchEvent(new Event(name))
}

/** Makes a video's loading fail; as in browsers, that pauses it, and `pause` comes last. */
export function fails(video: HTMLVideoElement): void {
  const { paused } = stateOf(video)
  tells(video, 'error', { error: {}, paused: true, readyState: 0, currentTime: 0 })
  if (!paused) tells(video, 'pause')
}

/** Plays a video to its end. */
export function ends(video: HTMLVideoElement): void {
  tells(video, 'pause', { paused: true, ended: true, currentTime: 60 })
  video.dispatchEvent(new Event('ended'))
}
