/**
 * Comments on and reactions to objects of one kind: everything in this folder, for the feature that owns the
 * kind.
 */
import { deepestRow } from '@commons/contract/shared/page.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { Platform } from '../platform/platform.ts'
import type { Answering } from '../platform/call/repeated-answer.ts'
import type { KeyParameters } from '../platform/call/idempotency.ts'
import { nextOf, type Page, skippedBy } from '../platform/call/page.ts'
import type { Db, Tx } from '../platform/db/prepared.ts'
import type { Viewer } from '../platform/viewer.ts'
import type { ObjectKind } from '../visibility/object-kind.ts'
import {
  commentMedia,
  type Given,
  prepareComment,
  type PreparedComment,
  type Preparing,
  prepareWords,
} from './comments.media.ts'
import { commentEditing } from './comments.editing.ts'
import { discussionEdits } from './comments.editing.queries.ts'
import { approveFor } from './approving.ts'
import { tellOfNew, type Writing } from './comments.news.ts'
import {
  type CommentRow,
  type Discussion,
  discussionReads,
  type ListedCommentRow,
} from './comments.queries.ts'
import { type Added, type Changed, discussionWrites, type NewComment } from './comments.writing.queries.ts'
import { commentReactionToggle } from './comment-reactions.queries.ts'
import { cursorsOf } from './comments.shape.ts'
import { leftBehindReads } from './left-behind.queries.ts'
import { ownership } from './ownership.queries.ts'
import { reactionToggle } from './reactions.queries.ts'

/** Context of the call that adds a comment or reply. */
interface Adding extends Writing {
  refuse(why: 'comments_off'): never
  readonly tx: Tx
  readonly before: PreparedComment
  readonly member: { readonly id: number }
  readonly platform: Platform
  key(): KeyParameters
}

/** Context of the call that deletes or restores a comment or reply. */
interface Changing {
  readonly tx: Tx
  readonly member: { readonly id: number }
  hintOnly(members: readonly number[] | undefined): void
  hint(topic: `held_comments:${number}`, to: readonly number[]): void
  refuse(why: 'comment_not_found'): never
}

/** Shapes a comment with its replies, or a reply: returns it, or nothing where it isn't among the rows. */
type ShapeRows<Said> = (rows: readonly ListedCommentRow[], viewer: Viewer) => readonly Said[]

interface Deleted extends Pick<Discussion, 'comments' | 'replies'> {
  /** The object it was written on. */
  readonly object: number
}

/** Steps of a call that adds a comment or reply, in addition to its `before` and `run`. */
export const addingSteps = {
  isOneStatement: ({ file }: PreparedComment) => file === undefined,
  emits: ['object.commented', 'comment.replied', 'member.mentioned'] as const,
  async undo({ file }: PreparedComment, { mediaRoad }: Platform) {
    if (file) await mediaRoad.discard(file)
  },
}

/** Context of a call that lists. */
interface Listing {
  readonly db: Db
  readonly member: { readonly id: number }
  readonly page: Page
}

/** A page of comments or replies; comments have their latest replies among the rows. */
interface Listed {
  /** The object they were written on. */
  readonly object: number
  readonly rows: readonly ListedCommentRow[]
  readonly next: ReturnType<typeof nextOf>
}

export function discussionOf(kind: ObjectKind) {
  const reads = discussionReads(kind)
  const writes = discussionWrites(kind)
  const edits = discussionEdits(kind)
  const owners = ownership(kind)
  const files = commentMedia(kind, { ...writes, ...edits })

  /** Adds the prepared comment and announces it; undefined where there is nothing to add it to. */
  async function add(
    insert: (tx: Db, of: number, comment: NewComment, key: KeyParameters) => Promise<Added | undefined>,
    of: number,
    adding: Adding,
  ): Promise<CommentRow | undefined> {
    const { message, mentions, file } = adding.before
    const mediaId = file ? await adding.platform.mediaRoad.attach(adding.tx, file) : null
    const comment = {
      author: adding.member.id,
      message,
      mentions,
      mediaId,
      waits: file !== undefined,
    }
    const placed = await insert(adding.tx, of, comment, adding.key())
    if (!placed) return undefined
    tellOfNew(kind.name, placed, file !== undefined, adding)
    return placed.row
  }

  /** Refuses where the owner has turned comments off: then nothing was added though the member sees it. */
  async function refuseIfOff(
    find: (db: Db, member: number, of: number) => Promise<number | undefined>,
    of: number,
    { member, platform, refuse }: Adding,
  ): Promise<void> {
    if (!kind.ownerControls) return
    // A write of one statement has sent it.
    const { db } = platform.database
    const object = await find(db, member.id, of)
    if (object === undefined) return
    if ((await owners.getSettings(db, member.id, object)).is_off) refuse('comments_off')
  }

  /** Hints a deletion or restoration to those who may see it; returns the object's new counts. */
  async function followChange(
    { object, parent, author, is_published, held_for }: Changed,
    { tx, member, hint, hintOnly }: Changing,
  ): Promise<Discussion> {
    const discussion = await reads.getDiscussion(tx, member.id, object, parent)
    // A comment still waiting for its file concerns only its author; one for approval the owner as well.
    hintOnly(is_published ? (discussion.audience ?? undefined) : [author])
    if (held_for !== null) hint(`held_comments:${held_for}`, [held_for])
    return discussion
  }

  /**
   * Returns the `again` of a call that answers with a comment or reply: it is answered as its author sees it
   * now, also with the replies of others. `made` is the name of its id in the answer.
   */
  function again<
    Refusal extends RefusalName,
    Made extends string,
    Said extends Readonly<Record<Made, number>>,
  >(refusal: Refusal, made: Made, shape: ShapeRows<Said>) {
    return {
      made: ({ recdata }: { recdata: Said }): number => recdata[made],
      async answer(id: number, { db, viewer, refuse }: Answering<Refusal>): Promise<{ recdata: Said }> {
        const [said] = shape(await reads.findComment(db, viewer.member.id, id), viewer)
        return { recdata: said ?? refuse(refusal) }
      },
    }
  }

  const left = leftBehindReads(kind)

  return {
    name: kind.name,
    ...reads,

    /** Returns comments on an object; undefined where the member doesn't see it. */
    async pageOfComments(of: number, { db, member, page }: Listing): Promise<Listed | undefined> {
      const { before, limit, offset, isFirst } = page
      const rows = await reads.listComments(db, member.id, of, before, limit, offset, isFirst)
      // Comments prove that their object is visible; only an empty list needs the check.
      const object = rows[0]?.object_id ?? (await reads.findCommented(db, member.id, of))
      if (object === undefined) return undefined
      return { object, rows, next: nextOf(cursorsOf(rows.filter((row) => row.parent_id === null)), page) }
    },

    /** Returns the best comments on an object first; undefined where the member doesn't see it. */
    async pageOfBest(of: number, { db, member, page }: Listing): Promise<Listed | undefined> {
      // Ranks move: the cursor is a number of rows, and clients skip those they have.
      const start = skippedBy(page)
      const rows = await reads.listBestComments(db, member.id, of, page.limit, start)
      const object = rows[0]?.object_id ?? (await reads.findCommented(db, member.id, of))
      if (object === undefined) return undefined
      const found = cursorsOf(rows.filter((row) => row.parent_id === null)).length
      const end = start + page.limit
      return { object, rows, next: found < page.limit || end >= deepestRow ? {} : { next: String(end) } }
    },

    /** Returns replies to a comment; undefined where the member doesn't see it. */
    async pageOfReplies(to: number, { db, member, page }: Listing): Promise<Listed | undefined> {
      const { before, limit, offset, isFirst } = page
      const rows = await reads.listReplies(db, member.id, to, before, limit, offset, isFirst)
      // Replies prove that the comment is visible; only an empty list needs the check.
      const object = rows[0]?.object_id ?? (await reads.findObjectOfComment(db, member.id, to))
      return object === undefined ? undefined : { object, rows, next: nextOf(cursorsOf(rows), page) }
    },

    /** Returns what members whom a block hides left on the member's object; undefined where it isn't theirs. */
    async pageOfLeftBehind(object: number, { db, member, page }: Listing) {
      const rows = await left.listLeftBehind(db, member.id, object, page)
      const cursors = rows?.map(({ position }) => position)
      return rows && cursors && { rows, next: nextOf(cursors, page) }
    },

    addComment: writes.addComment,
    addReply: writes.addReply,
    ...left,
    ...owners,
    toggleReaction: reactionToggle(kind),
    toggleCommentReaction: commentReactionToggle(kind),
    files,
    adding: addingSteps,
    prepare: (given: Given, preparing: Preparing) =>
      kind.wordsOnly ? prepareWords(given.text ?? '', preparing) : prepareComment(files, given, preparing),
    /** Adds the prepared comment; undefined where the member doesn't see the object. */
    async comment(object: number, adding: Adding): Promise<CommentRow | undefined> {
      const added = await add(writes.addComment, object, adding)
      if (!added) await refuseIfOff(reads.findCommented, object, adding)
      return added
    },
    /** Adds the prepared reply; undefined where the member doesn't see the comment. */
    async reply(comment: number, adding: Adding): Promise<CommentRow | undefined> {
      const added = await add(writes.addReply, comment, adding)
      if (!added) await refuseIfOff(reads.findObjectOfComment, comment, adding)
      return added
    },
    ...commentEditing(kind, files, edits),
    approve: approveFor(kind),

    /** Deletes a comment, or refuses where the member may not; returns its object's new counts. */
    async deleteComment(id: number, changing: Changing): Promise<Deleted> {
      const deleted =
        (await writes.deleteComment(changing.tx, { by: changing.member.id, id, kind: 'comment' })) ??
        changing.refuse('comment_not_found')
      return { object: deleted.object, ...(await followChange(deleted, changing)) }
    },

    /** Deletes a reply, or refuses where the member may not; returns its comment's and object's new counts. */
    async deleteReply(id: number, changing: Changing): Promise<Deleted & { readonly comment: number }> {
      const deleted = await writes.deleteComment(changing.tx, { by: changing.member.id, id, kind: 'reply' })
      if (!deleted || deleted.parent === null) return changing.refuse('comment_not_found')
      const { object, parent: comment } = deleted
      return { object, comment, ...(await followChange(deleted, changing)) }
    },

    /** Deletes it, whether it is a comment or a reply. */
    async deleteAny(id: number, changing: Changing): Promise<Deleted & { readonly comment: number | null }> {
      const deleted =
        (await writes.deleteComment(changing.tx, { by: changing.member.id, id })) ??
        changing.refuse('comment_not_found')
      return { object: deleted.object, comment: deleted.parent, ...(await followChange(deleted, changing)) }
    },

    /** Restores a comment or reply for its author, who deleted it, and hints it. */
    async restoreAny(id: number, changing: Changing): Promise<void> {
      const { tx, member, refuse } = changing
      const restored = (await writes.restoreComment(tx, { by: member.id, id })) ?? refuse('comment_not_found')
      await followChange(restored, changing)
    },

    again,
  }
}
