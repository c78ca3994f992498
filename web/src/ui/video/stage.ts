import { noteWatched, watched } from './watched.ts'

/**
 * Of the videos and voice notes on a page one plays at a time: the one that somebody started, or where nobody did and
 * it is allowed, the one that is most in view, without sound.
 */
interface Act {
  readonly video: HTMLMediaElement
  /** Names the video also when its card was away meanwhile. */
  readonly name: string
  /** Starts it without sound; only where it may play by itself. */
  begin: (() => void) | undefined
  /** How much of it is on screen, 0 to 1. */
  inView: number
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
      // What cannot be played would only fail again.
      .filter(({ video, name }) => !watched(name).declined && video.error === null)
      .toSorted((a, b) => distance(a) - distance(b))[0]
  )
}

const isHidden = () => document.visibilityState === 'hidden'

/** Whether it plays where nobody sees it. */
function isAway({ act: { video, inView }, byItself }: Playing): boolean {
  // What is only heard goes on while one reads elsewhere.
  if (document.pictureInPictureElement === video || video instanceof HTMLAudioElement) return false
  return byItself ? isHidden() || inView < tooLittle : inView === 0
}

/** Stops what has left the screen and starts what has come. */
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

/** A video has come onto the page; the answer takes it off again. */
export function enterStage(video: HTMLMediaElement, name: string): () => void {
  acts.set(video, { video, name, begin: undefined, inView: 0 })
  observer().observe(video)
  document.addEventListener('visibilitychange', direct)
  return () => {
    stopped(video)
    acts.delete(video)
    observer().unobserve(video)
    if (acts.size === 0) document.removeEventListener('visibilitychange', direct)
  }
}

/** Lets a video begin by itself, or no longer: then it stops if that is how it plays. */
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

/** It plays: whatever played before falls silent. */
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

/** It has stopped, at its end or for whatever reason. */
export function stopped(video: HTMLMediaElement): void {
  if (playing?.act.video === video) playing = undefined
}

/** Somebody stopped it, or has seen all of it: it waits for them. */
export function decline(video: HTMLMediaElement): void {
  const act = acts.get(video)
  if (act) noteWatched(act.name, { declined: true })
}

/** Whether it is the one that plays and is still seen, also while it waits for a network. */
export function isOnStage(video: HTMLMediaElement): boolean {
  return playing?.act.video === video && !isAway(playing)
}

/** It can be played again: where nothing else plays, it may be the one to begin. */
export function recovered(video: HTMLMediaElement): void {
  stopped(video)
  direct()
}
