/** A thread while it is written: the draft of its first post has the others. */
import { blankPart, type DraftPart, type PostDraft } from './post-draft.ts'

/** The most posts in a thread, as in the contract; a test compares the two. */
export const mostParts = 25

export const isThread = ({ parts }: PostDraft): boolean => parts.length > 0

/** Returns all posts of a draft in order: one, or those of a thread. */
export const postsIn = ({
  firstId,
  text,
  files,
  captions,
  withoutCard,
  parts,
}: PostDraft): readonly DraftPart[] => [{ id: firstId, text, files, captions, withoutCard }, ...parts]

/** Returns the parts of a draft with these posts; the first one keeps what is the thread's. */
export function draftOfPosts([first = blankPart, ...parts]: readonly DraftPart[]) {
  const { id: firstId, text, files, captions, withoutCard } = first
  return { firstId, text, files, captions, withoutCard, parts }
}

export const changedPart = (draft: PostDraft, id: number, change: Partial<DraftPart>) =>
  draftOfPosts(postsIn(draft).map((part) => (part.id === id ? { ...part, ...change } : part)))

/** Returns a draft with another post at its end. */
export function withAnotherPart(draft: PostDraft) {
  const all = postsIn(draft)
  const id = Math.max(...all.map((part) => part.id)) + 1
  return all.length < mostParts ? draftOfPosts([...all, { ...blankPart, id }]) : draftOfPosts(all)
}

export const withoutPart = (draft: PostDraft, id: number) =>
  draftOfPosts(postsIn(draft).filter((part) => part.id !== id))

/** Returns a draft in which a post has gone up, or down, by one. */
export function withMovedPart(draft: PostDraft, id: number, by: 1 | -1) {
  const all = postsIn(draft)
  const from = all.findIndex((part) => part.id === id)
  const moved = all[from]
  return moved && from + by in all
    ? draftOfPosts(all.toSpliced(from, 1).toSpliced(from + by, 0, moved))
    : draftOfPosts(all)
}

export const isBlankPart = ({ text, files, captions }: Omit<DraftPart, 'id'>): boolean =>
  text.trim() === '' && files.length === 0 && !captions

/** Returns all files of a draft, in the order in which they are sent. */
export const allFilesIn = (draft: PostDraft) => postsIn(draft).flatMap(({ files }) => files)
