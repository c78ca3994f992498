import type { NextVideo, PlayerSource, Progress } from './player-source.ts'

export interface PlayerProps {
  /** Tells one video from another: "video 12". A new source under the same name goes on at the same place. */
  readonly name: string
  readonly title: string
  /** Who made it, as the lock screen shows it. */
  readonly author?: string | undefined
  /** The path of its page (`paths.…`), to which the mini player leads. */
  readonly address: string
  readonly source: PlayerSource
  /** The member watching, if known: what is remembered of a video in this tab is theirs. */
  readonly viewer: number | undefined
  /** Whether it starts by itself, with its sound; where the browser forbids that, a button starts it. */
  readonly autoplay?: boolean
  /** Begins here, in seconds, because a link said so. */
  readonly startAt?: number | undefined
  /** Where the member stopped last time, in seconds. The beginning and the end of a video don't count. */
  readonly resumeAt?: number | undefined
  readonly next?: NextVideo | undefined
  /** Opens the video before this one; also by Shift+P. */
  readonly onPrevious?: (() => void) | undefined
  /** Whether the page can give it more room (`useTheatre`). */
  readonly hasTheatre?: boolean
  /** Whether it goes on in the corner when the member leaves the page. On unless it is false. */
  readonly hasMini?: boolean
  /** Called when it plays for the first time. */
  readonly onStarted?: () => void
  /** Called every few seconds while it plays, when it pauses, and when it goes. */
  readonly onProgress?: (progress: Progress) => void
  readonly onEnded?: () => void
}
