/** Merges the parts that most drafts have: of what is being written and of a draft that comes back. */
export function joinTexts(written: string, kept: string): string {
  return [kept, written].filter((text) => text !== '').join('\n')
}

interface WithMedia<Media> {
  readonly media: Media | undefined
  /** The file's alternative text. */
  readonly alt: string
}

/** Chooses one file with its text; the one being written comes first. */
export function joinMedia<Media>(written: WithMedia<Media>, kept: WithMedia<Media>): WithMedia<Media> {
  const [own, other] = written.media ? [written, kept] : [kept, written]
  // Another file's text does not apply to this one; a text without a file was meant for a file to come.
  return { media: own.media, alt: own.alt || (other.media ? '' : other.alt) }
}
