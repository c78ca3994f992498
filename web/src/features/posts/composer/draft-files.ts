/** The files of a post while it is written: pictures in the order in which it shows them, or one video. */
import type { Post } from '@commons/contract/posts/posts.ts'
import type { MediaFile } from '../../../compose/media-file.ts'

/** The most pictures in a post, as in the contract; a test compares the two. */
export const mostPictures = 10

/** A file of a draft: a new one, or one that the edited post has. */
export interface DraftFile {
  /** For a new one, its name in this draft; otherwise the `file_id` in the post. */
  readonly id: string
  readonly kind: 'image' | 'video'
  /** Undefined if the post has it. */
  readonly media: MediaFile | undefined
  /** Describes it for people who can't see it. */
  readonly alt: string
}

/** The most files in all posts of a thread, as in the contract; a test compares the two. */
export const mostThreadFiles = 40

/** The names of new files in a draft, under which they are also stored. */
export const mediaParts: readonly string[] = Array.from({ length: mostThreadFiles }, (_, at) =>
  at === 0 ? 'media' : `media_${at + 1}`,
)

/** The file of an edited post in a draft of an earlier version, which didn't know its id. */
export const theOnlyFile = 'kept'

/** Returns the draft's files of a post, none changed yet. */
export const filesOfPost = ({ files }: Post): readonly DraftFile[] =>
  files.map(({ file_id, file_type, picture, video }) => ({
    id: file_id,
    kind: file_type ?? 'image',
    media: undefined,
    alt: (picture ?? video?.poster)?.alt ?? '',
  }))

/** Returns the files of a stored draft that are new or that the post still has. */
export function filesKept(files: readonly DraftFile[], post: Post): readonly DraftFile[] {
  const has = filesOfPost(post)
  return files.flatMap((file) => {
    const its = file.id === theOnlyFile ? has[0] : has.find(({ id }) => id === file.id)
    if (file.media) return file
    return its ? { ...its, alt: file.alt } : []
  })
}

/**
 * Returns a draft's files after the post has changed: descriptions become known once files are ready, and those that
 * weren't edited follow.
 */
export function filesAfter(files: readonly DraftFile[], before: Post, now: Post): readonly DraftFile[] {
  const altIn = (post: Post, id: string) => filesOfPost(post).find((file) => file.id === id)?.alt
  return files.map((file) =>
    !file.media && file.alt === altIn(before, file.id)
      ? { ...file, alt: altIn(now, file.id) ?? file.alt }
      : file,
  )
}

export const newFilesIn = (files: readonly DraftFile[]): readonly MediaFile[] =>
  files.flatMap(({ media }) => media ?? [])

/**
 * Returns the files with another at their end; unchanged if there is no room for it. `others` are those of the other
 * posts of its thread.
 */
export function withFile(
  files: readonly DraftFile[],
  media: MediaFile,
  alt: string,
  others: readonly DraftFile[] = [],
): readonly DraftFile[] {
  const id = mediaParts.find((part) => [...files, ...others].every((file) => file.id !== part))
  const kind = media.kind === 'video' ? 'video' : 'image'
  return id === undefined || files.length >= mostPictures ? files : [...files, { id, kind, media, alt }]
}

/** Returns the files with the one at `from` moved to `to`. */
export function movedFile(files: readonly DraftFile[], from: number, to: number): readonly DraftFile[] {
  const moved = files[from]
  return moved && to in files ? files.toSpliced(from, 1).toSpliced(to, 0, moved) : files
}

export const hasVideo = (files: readonly DraftFile[]): boolean => files.some(({ kind }) => kind === 'video')

/** Whether one post can have all these files. */
export const fitTogether = (files: readonly DraftFile[]): boolean =>
  files.length <= (hasVideo(files) ? 1 : mostPictures)

/** Joins the files of two new posts: those that come back are first. If both don't fit, only the written ones stay. */
export function joinFiles(written: readonly DraftFile[], kept: readonly DraftFile[]): readonly DraftFile[] {
  if (written.length === 0) return kept
  if (!fitTogether([...kept, ...written])) return written
  return written.reduce((all, { media, alt }) => (media ? withFile(all, media, alt) : all), kept)
}
