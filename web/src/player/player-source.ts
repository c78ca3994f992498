/** What a player shows, as it comes over the wire. */

/** A part of a video with a name. */
export interface Chapter {
  /** In seconds. */
  readonly start: number
  readonly title: string
}

export interface CaptionTrack {
  /** A language tag: "cs". */
  readonly language: string
  /** The language as people call it: "Čeština". */
  readonly label: string
  /** A WebVTT file. */
  readonly url: string
}

/** Small pictures of a video, one every few seconds, side by side in sheets. */
export interface Storyboard {
  /** One sheet after the other. */
  readonly sheets: readonly string[]
  /** Seconds from one picture to the next. */
  readonly every: number
  readonly columns: number
  readonly rows: number
  /** A picture's size in pixels. */
  readonly width: number
  readonly height: number
}

export interface PlayerSource {
  /** The address of the master playlist of a stream. */
  readonly hls?: string | null | undefined
  /** The address of a plain file, played where there is no stream. */
  readonly mp4?: string | null | undefined
  /** The address of the picture shown before it plays. */
  readonly poster?: string | null | undefined
  readonly storyboard?: Storyboard | null | undefined
  readonly captions?: readonly CaptionTrack[] | undefined
  /** In seconds, as announced; the file tells it exactly. */
  readonly duration: number
  /** In the order of their starts; `chaptersIn` reads them in a description. */
  readonly chapters?: readonly Chapter[] | undefined
}

/** The video that follows. */
export interface NextVideo {
  readonly title: string
  readonly poster?: string | null | undefined
  /** Opens its page; called when the countdown ends, on its button, and by Shift+N. */
  readonly open: () => void
}

export interface Progress {
  /** The position, in seconds. */
  readonly at: number
  readonly duration: number
  /** How many seconds have been played since the last report, whatever the speed. */
  readonly played: number
}
