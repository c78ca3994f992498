/** Rows of comments and replies as the wire shows them, but for the names that each kind of object has for them. */
import type { AuthorRow } from '../authors/author.queries.ts'
import { authorShape } from '../authors/author.shape.ts'
import type { Faces } from '../authors/faces.ts'
import { now } from '../platform/clock.ts'
import { duration } from '../platform/language.ts'
import type { Viewer } from '../platform/viewer.ts'
import { fileShape } from '../shown-files/shown-file.shape.ts'
import type { CommentCard, CommentRow, SeenFile } from './comments.queries.ts'

interface Reply {
  parent_id: number
}
const isReply = <Card extends CommentCard>(card: Card): card is Card & Reply => card.parent_id !== null

/** How a viewer sees what was said: by whom, and its file. */
interface Seen {
  readonly author: AuthorRow
  readonly file: SeenFile
}
type See<Card> = (card: Card) => Seen
/** Rows of a statement have all of it. */
const seeRow: See<CommentRow> = (row) => ({ author: row, file: row })

/** Leaves out of a card the names of whoever has no name here: they are away, or gone. */
const namingThese =
  (faces: Faces) =>
  (card: CommentCard): CommentCard =>
    card.mentions.every(({ user_id }) => faces.has(user_id))
      ? card
      : { ...card, mentions: card.mentions.filter(({ user_id }) => faces.has(user_id)) }

/** What all comments and replies have. */
function saidShape(card: CommentCard, { author, file }: Seen, viewer: Viewer) {
  return {
    ...authorShape(card.author_id, author, viewer.media),
    duration: duration(viewer.language, card.created_at, now()),
    created_at: card.created_at.toISOString(),
    mentions: card.mentions,
    ...fileShape(card, viewer, { isPrivate: !file.is_open, hides: file.hides_file }),
  }
}
type Said = ReturnType<typeof saidShape>

interface Names<CommentShape, ReplyShape> {
  comment(card: CommentCard, said: Said, replies: ReplyShape[]): CommentShape
  reply(card: CommentCard & Reply, said: Said): ReplyShape
}

/** The functions that make the comments and replies of a kind of object out of rows, under the names it has for them. */
export function commentShapes<CommentShape, ReplyShape>(names: Names<CommentShape, ReplyShape>) {
  /** The comments among these cards in their order, each with its replies that are among them, oldest first. */
  const seen = <Card extends CommentCard>(cards: readonly Card[], viewer: Viewer, see: See<Card>) => {
    const replies = Map.groupBy(cards.filter(isReply), (card) => card.parent_id)
    const repliesTo = ({ id }: Card) =>
      (replies.get(id) ?? [])
        .toReversed()
        .map((card) => names.reply(card, saidShape(card, see(card), viewer)))
    return cards
      .filter((card) => !isReply(card))
      .map((card) => names.comment(card, saidShape(card, see(card), viewer), repliesTo(card)))
  }
  const replyShape = (row: CommentRow, viewer: Viewer) => {
    if (!isReply(row)) throw new Error('It replies to nothing')
    return names.reply(row, saidShape(row, seeRow(row), viewer))
  }
  const commentsShape = (rows: readonly CommentRow[], viewer: Viewer) => seen(rows, viewer, seeRow)

  return {
    commentsShape,
    replyShape,
    commentShape: (row: CommentRow, viewer: Viewer) =>
      names.comment(row, saidShape(row, seeRow(row), viewer), []),
    repliesShape: (rows: readonly CommentRow[], viewer: Viewer) =>
      rows.filter(isReply).map((row) => replyShape(row, viewer)),
    /** The comments of these rows by the id of their object, oldest first. */
    commentsByObject: (rows: readonly CommentRow[], viewer: Viewer): Map<number, CommentShape[]> =>
      new Map(
        Array.from(
          Map.groupBy(rows, (row) => row.object_id),
          ([object, its]) => [object, commentsShape(its, viewer).toReversed()],
        ),
      ),
    /** The comments of one object as they are kept, oldest first; all their files are seen alike. */
    keptShape: ({ cards, faces }: Kept, file: SeenFile, viewer: Viewer): CommentShape[] =>
      seen(cards.map(namingThese(faces)), viewer, ({ author_id }) => {
        const author = faces.get(author_id)
        if (!author) throw new Error('What is kept has its authors with it')
        return { author, file }
      }).toReversed(),
  }
}

/** Comments that are kept, with the names and pictures of their authors. */
export interface Kept {
  readonly cards: readonly CommentCard[]
  readonly faces: Faces
}

/** The cursors of a page of comments, or of replies; one's own that wait have none. */
export function cursorsOf(rows: readonly CommentRow[]): number[] {
  return rows.flatMap(({ position }) => (position === null ? [] : [position]))
}
