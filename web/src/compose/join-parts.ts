/** Parts that most drafts have: those of what is being written and of what comes back beside it, as one. */
import type { MediaFile } from './media-file.ts'

export function joinTexts(written: string, kept: string): string {
  return [kept, written].filter((text) => text !== '').join('\n')
}

interface WithMedia {
  readonly media: MediaFile | undefined
  /** What the file shows, in words. */
  readonly alt: string
}

/** One file, with its words: what is being written goes before what comes back. */
export function joinMedia(written: WithMedia, kept: WithMedia): WithMedia {
  const [own, other] = written.media ? [written, kept] : [kept, written]
  // What was said of another file does not go with this one; words without a file wait for one.
  return { media: own.media, alt: own.alt || (other.media ? '' : other.alt) }
}
