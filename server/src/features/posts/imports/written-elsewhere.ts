/** A post as a file of another network has it, the same for all of them. */
import { createHash } from 'node:crypto'
import type { ImportSource } from '@commons/contract/posts/imports.ts'
import { longestAlt } from '@commons/contract/shared/media.ts'
import type { NsfwReason } from '@commons/contract/shared/nsfw.ts'
import { beginningOf } from '@commons/contract/shared/text/cutting.ts'

export interface FileElsewhere {
  /** Its name in the archive; null where the archive doesn't have it. */
  readonly name: string | null
  readonly alt: string
}

export interface PostElsewhere {
  /** What names it there, so that it is imported once. */
  readonly origin: string
  readonly at: Date
  readonly text: string
  readonly isPublic: boolean
  /** Tags beside those in the text. */
  readonly tags: readonly string[]
  readonly nsfw: readonly NsfwReason[]
  readonly files: readonly FileElsewhere[]
  /** In a thread: the name of its first post, and its place. */
  readonly thread?: { readonly first: string; readonly place: number }
}

export interface Elsewhere {
  readonly source: ImportSource
  /** Earliest first. */
  readonly posts: readonly PostElsewhere[]
  /** How many are left out: replies to others, reposts, and what was for single people or in groups. */
  readonly others: number
}

/** Without what the database doesn't store: NUL, and halves of characters. */
const stored = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** A name that is too long for an index is told by its hash. */
const named = (origin: string) =>
  origin.length <= 500 ? stored(origin) : createHash('sha256').update(origin).digest('hex')

const cleaned = ({ origin, text, tags, files, thread, ...post }: PostElsewhere): PostElsewhere => ({
  ...post,
  ...(thread && { thread: { ...thread, first: named(thread.first) } }),
  origin: named(origin),
  text: stored(text),
  tags: tags.map(stored),
  files: files.map(({ name, alt }) => ({ name, alt: beginningOf(stored(alt), longestAlt) })),
})

const placeOf = ({ thread }: PostElsewhere) => thread?.place ?? 0

/** Sorts by date, and by place in a thread and name among equals, so that an interrupted import goes on where it was. */
export const inOrder = (posts: readonly PostElsewhere[]): PostElsewhere[] =>
  posts
    .map(cleaned)
    .toSorted(
      (one, other) =>
        one.at.getTime() - other.at.getTime() ||
        placeOf(one) - placeOf(other) ||
        (one.origin < other.origin ? -1 : 1),
    )

/** Returns a moment of the past; undefined where the text names none. One in the future was a wrong clock. */
export function momentIn(text: unknown, now: Date): Date | undefined {
  if (typeof text !== 'string') return undefined
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) return undefined
  return new Date(Math.min(Math.max(at.getTime(), 0), now.getTime()))
}
