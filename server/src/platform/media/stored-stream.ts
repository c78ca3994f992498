/** What `media.stream` stores of a video that streams. */

export interface StoredStream {
  /** Whether it has sound. */
  readonly sound?: boolean
  readonly thumbnails?: ReadonlyArray<{ readonly preview: string; readonly widths: readonly number[] }>
  readonly storyboard?: StoredStoryboard
}

export interface StoredStoryboard {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  readonly everySeconds: number
  readonly count: number
}

/** The file that a streamed video's sound is in, and those of its tracks of pictures. */
export const soundFile = 'sound.mp4'
export const trackFile = (rendition: number) => (rendition === 0 ? soundFile : `${rendition}p.mp4`)

/** `at` counts from 0, the names from 1. */
export const thumbnailFile = (at: number, width: number) => `${thumbnailPrefix(at)}${width}.webp`
export const thumbnailPrefix = (at: number) => `thumbnail${at + 1}-`
export const sheetFile = (at: number) => `storyboard-${at + 1}.webp`

/** Returns the files of a storyboard, in order. */
export const sheetsOf = ({ columns, rows, count }: StoredStoryboard) =>
  Array.from({ length: Math.ceil(count / (columns * rows)) }, (_, at) => sheetFile(at))

/** Returns the files of a video's thumbnails and its storyboard. */
export const picturesOf = ({ thumbnails = [], storyboard }: StoredStream): string[] => [
  ...thumbnails.flatMap(({ widths }, at) => widths.map((width) => thumbnailFile(at, width))),
  ...(storyboard ? sheetsOf(storyboard) : []),
]
