/** Comments and replies as sent on the wire, except for field names, which differ by kind of object. */
import { languageOf } from '../platform/written-language.ts'
import type { AuthorRow } from '../authors/author.queries.ts'
import { authorShape } from '../authors/author.shape.ts'
import type { Faces } from '../authors/faces.ts'
import { now } from '../platform/clock.ts'
import { duration } from '../platform/language.ts'
import type { Viewer } from '../platform/viewer.ts'
import { fileShape } from '../shown-files/shown-file.shape.ts'
import type { CommentReactions } from './comment-reactions.queries.ts'
import { reactionsShape } from './comment-reactions.shape.ts'
import type { CommentCard, CommentRow, ListedCommentRow, SaidCard, SeenFile } from './comments.queries.ts'

interface Reply {
  parent_id: number
}
const isReply = <Card extends CommentCard>(card: Card): card is Card & Reply => card.parent_id !== null

/** The author and file of a comment as a viewer sees them. */
interface Seen {
  readonly author: AuthorRow
  readonly file: SeenFile
}

/** Who sees it, and the reactions to what they see: none for what has just been written. */
interface Seeing {
  readonly viewer: Viewer
  readonly reactions?: ReadonlyMap<number, CommentReactions>
}
type See<Card> = (card: Card) => Seen
/** A statement's row contains both. */
const seeRow: See<CommentRow> = (row) => ({ author: row, file: row })

/** Removes a card's mentions of members without an entry in `faces`: they are away or gone. */
const namingThese =
  (faces: Faces) =>
  (card: CommentCard): CommentCard =>
    card.mentions.every(({ user_id }) => faces.has(user_id))
      ? card
      : { ...card, mentions: card.mentions.filter(({ user_id }) => faces.has(user_id)) }

/** Fields that all comments and replies share. */
function saidShape(card: CommentCard, { author, file }: Seen, { viewer, reactions }: Seeing) {
  return {
    ...authorShape(card.author_id, author, viewer.media),
    duration: duration(viewer.language, card.created_at, now()),
    created_at: card.created_at.toISOString(),
    edited_at: card.edited_at?.toISOString() ?? null,
    mentions: card.mentions,
    lang: languageOf(card.message),
    ...fileShape(card, viewer, { isPrivate: !file.is_open, hides: file.hides_file }),
    ...reactionsShape(reactions?.get(card.id)),
  }
}
type Said = ReturnType<typeof saidShape>

interface Names<CommentShape, ReplyShape> {
  comment(card: CommentCard, said: Said, replies: ReplyShape[]): CommentShape
  reply(card: CommentCard & Reply, said: Said): ReplyShape
}

/**
 * Returns the functions that shape rows into comments and replies of a kind of object, with its field names.
 */
export function commentShapes<CommentShape, ReplyShape>(names: Names<CommentShape, ReplyShape>) {
  /**
   * Shapes the comments among these cards in their order, each with those of its replies that are here,
   * oldest first.
   */
  const seen = <Card extends CommentCard>(cards: readonly Card[], seeing: Seeing, see: See<Card>) => {
    const replies = Map.groupBy(cards.filter(isReply), (card) => card.parent_id)
    const repliesTo = ({ id }: Card) =>
      (replies.get(id) ?? [])
        .toReversed()
        .map((card) => names.reply(card, saidShape(card, see(card), seeing)))
    return cards
      .filter((card) => !isReply(card))
      .map((card) => names.comment(card, saidShape(card, see(card), seeing), repliesTo(card)))
  }
  const oneReply = (row: CommentRow, seeing: Seeing) => {
    if (!isReply(row)) throw new Error('It replies to nothing')
    return names.reply(row, saidShape(row, seeRow(row), seeing))
  }
  const seeing = (rows: readonly ListedCommentRow[], viewer: Viewer): Seeing => ({
    viewer,
    reactions: new Map(rows.map((row) => [row.id, row])),
  })

  return {
    /** Shapes a new comment, which nobody has reacted to. */
    commentShape: (row: CommentRow, viewer: Viewer) =>
      names.comment(row, saidShape(row, seeRow(row), { viewer }), []),
    /** Shapes a new reply. */
    replyShape: (row: CommentRow, viewer: Viewer) => oneReply(row, { viewer }),
    commentsShape: (rows: readonly ListedCommentRow[], viewer: Viewer): CommentShape[] =>
      seen(rows, seeing(rows, viewer), seeRow),
    repliesShape(rows: readonly ListedCommentRow[], viewer: Viewer): ReplyShape[] {
      const all = seeing(rows, viewer)
      return rows.filter(isReply).map((row) => oneReply(row, all))
    },
    /** Shapes the comments of these rows, grouped by the id of their object, oldest first. */
    commentsByObject: (rows: readonly ListedCommentRow[], viewer: Viewer): Map<number, CommentShape[]> =>
      new Map(
        Array.from(
          Map.groupBy(rows, (row) => row.object_id),
          ([object, its]) => [object, seen(its, seeing(its, viewer), seeRow).toReversed()],
        ),
      ),
    /** Shapes the cached comments of one object, oldest first; all their files are seen alike. */
    keptShape: ({ cards, faces }: Kept, file: SeenFile, seeing: Seeing): CommentShape[] =>
      seen(cards.map(namingThese(faces)), seeing, ({ author_id }) => {
        const author = faces.get(author_id)
        if (!author) throw new Error('What is kept has its authors with it')
        return { author, file }
      }).toReversed(),
  }
}

/** Cached comments with the names and pictures of their authors. */
export interface Kept {
  readonly cards: readonly SaidCard[]
  readonly faces: Faces
}

/** Returns the cursors of a page of comments or replies; the viewer's own waiting ones have none. */
export function cursorsOf(rows: readonly CommentRow[]): number[] {
  return rows.flatMap(({ position }) => (position === null ? [] : [position]))
}
