import { noteWatched, watched } from './watched.ts'

/**
 * A video or voice note on the page. Only one plays at a time: the one that somebody started, or, where
 * videos may start by themselves, the one closest to the middle, without sound.
 */
interface Act {
  readonly video: HTMLMediaElement
  /** Identifies the video even after its card has left and come back. */
  readonly name: string
  /** Starts it without sound; undefined if it may not start by itself. */
  begin: (() => void) | undefined
  /** The share of it on screen, 0 to 1. */
  inView: number
  /** Whether it goes on where nobody sees it, if somebody started it. */
  readonly goesOn: boolean
}

const enough = 0.6
const tooLittle = 0.4

interface Playing {
  readonly act: Act
  readonly byItself: boolean
}

const acts = new Map<Element, Act>()
let playing: Playing | undefined

const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

function mostInView(): Act | undefined {
  const distance = ({ video }: Act) => Math.abs(middleOf(video) - window.innerHeight / 2)
  return (
    [...acts.values()]
      .filter(({ begin, inView }) => begin && inView >= enough)
      // A video that has failed would only fail again.
      .filter(({ video, name }) => !watched(name).declined && video.error === null)
      .toSorted((a, b) => distance(a) - distance(b))[0]
  )
}

const isHidden = () => document.visibilityState === 'hidden'

/** Whether it plays where nobody sees it. */
function isAway({ act: { video, inView, goesOn }, byItself }: Playing): boolean {
  // Voice notes and floating videos continue while the member reads elsewhere.
  if (document.pictureInPictureElement === video || video instanceof HTMLAudioElement || goesOn) return false
  return byItself ? isHidden() || inView < tooLittle : inView === 0
}

/** Stops a video that has left the screen and starts one that has come into view. */
function direct(): void {
  if (playing) {
    if (!isAway(playing)) return
    const { act, byItself } = playing
    if (!byItself) noteWatched(act.name, { declined: true })
    act.video.pause()
    playing = undefined
  }
  if (!isHidden()) mostInView()?.begin?.()
}

let watching: IntersectionObserver | undefined

function observer(): IntersectionObserver {
  watching ??= new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const act = acts.get(target)
        if (act) act.inView = intersectionRatio
      }
      direct()
    },
    { threshold: [0, tooLittle, enough, 0.8, 1] },
  )
  return watching
}

/** Registers a video on the page; returns a function that removes it. */
export function enterStage(video: HTMLMediaElement, name: string, goesOn = false): () => void {
  acts.set(video, { video, name, begin: undefined, inView: 0, goesOn })
  observer().observe(video)
  document.addEventListener('visibilitychange', direct)
  return () => {
    stopped(video)
    acts.delete(video)
    observer().unobserve(video)
    if (acts.size === 0) document.removeEventListener('visibilitychange', direct)
  }
}

/** Lets a video start by itself, or no longer: then it stops if it started that way. */
export function letBegin(video: HTMLMediaElement, begin: (() => void) | undefined): void {
  const act = acts.get(video)
  if (!act) return
  act.begin = begin
  if (!begin && playing?.act === act && playing.byItself) {
    video.pause()
    stopped(video)
  }
  direct()
}

/** Call when a video starts: pauses whatever was playing. */
export function started(video: HTMLMediaElement, byItself: boolean): void {
  const act = acts.get(video)
  if (!act) return
  const before = playing
  playing = { act, byItself }
  if (!byItself) noteWatched(act.name, { declined: false })
  if (!before || before.act === act) return
  if (!before.byItself) noteWatched(before.act.name, { declined: true })
  before.act.video.pause()
}

/** Call when a video has stopped, at its end or for any reason. */
export function stopped(video: HTMLMediaElement): void {
  if (playing?.act.video === video) playing = undefined
}

/** Keeps a video that somebody stopped, or has seen to its end, from starting by itself. */
export function decline(video: HTMLMediaElement): void {
  const act = acts.get(video)
  if (act) noteWatched(act.name, { declined: true })
}

/** Whether it is the one playing and still in view, even while it waits for a network. */
export function isOnStage(video: HTMLMediaElement): boolean {
  return playing?.act.video === video && !isAway(playing)
}

/** Call when a video can be played again: if nothing else plays, it may be the one to start. */
export function recovered(video: HTMLMediaElement): void {
  stopped(video)
  direct()
}
