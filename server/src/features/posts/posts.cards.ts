/**
 * Completes listed posts. What a post shows (its text, its file, its latest comments) is cached in memory as
 * a card, under a version that triggers raise with each change. The listing statement returns the versions it
 * has seen, so a card is never older than the list, whichever process changed it, without notifying anyone:
 * docs/decisions/016-cards-under-versions.md.
 */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import { type Faces, facesOf } from '../../authors/faces.ts'
import {
  areAllShown,
  isWithoutHidden,
  readStored,
  type SaidCard,
  saidColumn,
  type StoredComment,
} from '../../discussion/comments.queries.ts'
import { keeping } from '../../platform/db/versioned-cache.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { posts as postKind } from '../../visibility/posts.ts'
import {
  cardColumns,
  type CardRow,
  cardTables,
  type ListedRow,
  noPlace,
  type PlaceRow,
  type PostRow,
} from './posts.rows.ts'
import { placesOf, seenCommentsOf } from './posts.special.queries.ts'

interface Card {
  readonly id: number
  readonly version: number
  readonly row: CardRow
  readonly pinned: boolean
  /** Whether it is in a group or a thread. */
  readonly isPlaced: boolean
  readonly said: readonly SaidCard[]
}

type LoadedRow = CardRow & { version: number; said: StoredComment[]; pinned: boolean; is_placed: boolean }

const load = prepared<[posts: number[]], LoadedRow>(
  'load_post_cards',
  (posts) => sql`
    select ${cardColumns}, p.group_id is not null or p.thread_id is not null as is_placed,
      (select true from pinned_posts pin where pin.post_id = p.id) is true as pinned, counted.version, ${saidColumn(postKind, sql.ref('p.id'), sql.ref('counted.comments'))}
    from unnest((select ${posts}::bigint[])) as page (id)
    join posts p on p.id = page.id
    join objects counted on counted.id = p.id
    ${cardTables}`,
)

/** The cache's size, in characters of text: some ten thousand posts. */
const mostKept = 20_000_000
/** What a post or comment takes in addition to its text. */
const rest = 1_000

const cardsOf = keeping<Card, ListedRow>({
  async load(db, ids) {
    return (await load(db, ids)).map(({ version, said, pinned, is_placed, ...row }) => ({
      id: row.id,
      version,
      row,
      pinned,
      isPlaced: is_placed,
      said: readStored(said),
    }))
  },
  isFresh: (card, { version }) => card.version >= version,
  most: mostKept,
  weight: ({ row, said }) =>
    said.reduce((sum, { message, preview }) => sum + message.length + (preview?.length ?? 0) + rest, rest) +
    row.message.length,
})

/**
 * True where everyone the list shows the post to may see the card. A post changed since it was listed may
 * have a narrower audience, unless it is public.
 */
const isForSame = ({ version, row }: Card, listed: ListedRow) =>
  version === listed.version || (row.audience === 'public' && row.position !== null)

/** Whether the viewer may see fewer comments than everyone. */
const seesOtherCount = ({ comments, has_closed, hidden }: ListedRow, said: readonly SaidCard[] = []) =>
  comments > 0 &&
  (has_closed || (hidden !== null && !(areAllShown(comments) && isWithoutHidden(said, hidden))))

/** Returns the posts of a list; undefined where one has changed so that the list must be read again. */
async function complete(
  db: Db,
  viewer: number,
  listed: readonly ListedRow[],
): Promise<PostRow[] | undefined> {
  const cards = await cardsOf(db, listed)
  const [faces, places, counts] = await Promise.all([
    facesOf(db, peopleOf(cards.values())),
    placesOf(
      db,
      idsOf(listed, ({ id }) => cards.get(id)?.isPlaced === true),
    ),
    seenCommentsOf(
      db,
      viewer,
      idsOf(listed, (row) => seesOtherCount(row, cards.get(row.id)?.said)),
    ),
  ])
  const rows: PostRow[] = []
  for (const row of listed) {
    const card = cards.get(row.id)
    const author = card && faces.get(card.row.author_id)
    if (!author || !isForSame(card, row)) return undefined
    const whole = wholeRow(row, card, {
      author,
      faces,
      place: card.isPlaced ? places.get(row.id) : noPlace,
      comments: seesOtherCount(row, card.said) ? counts.get(row.id) : row.comments,
    })
    if (!whole || (whole.said && !card.said.every(({ author_id }) => faces.has(author_id)))) return undefined
    rows.push(whole)
  }
  return rows
}

const idsOf = (listed: readonly ListedRow[], isOne: (row: ListedRow) => boolean): number[] =>
  listed.filter(isOne).map(({ id }) => id)

/** Returns the authors of these cards and comments, and the members mentioned there. */
function peopleOf(cards: Iterable<Card>): Array<{ id: number }> {
  const ids = new Set<number>()
  for (const { row, said } of cards) {
    ids.add(row.author_id)
    for (const { user_id } of row.mentions) ids.add(user_id)
    for (const { author_id, mentions } of said) {
      ids.add(author_id)
      for (const { user_id } of mentions) ids.add(user_id)
    }
  }
  return Array.from(ids, (id) => ({ id }))
}

interface Around {
  readonly author: PostRow['author']
  readonly faces: Faces
  readonly place: PlaceRow | undefined
  readonly comments: number | undefined
}

/** Returns the whole row; undefined where the post has been removed for good since it was listed. */
function wholeRow(
  row: ListedRow,
  { row: card, said, pinned }: Card,
  { author, faces, place, comments }: Around,
): PostRow | undefined {
  if (!place || comments === undefined) return undefined
  // Members who are away or hidden from the viewer aren't shown as mentions.
  const isShown = ({ user_id }: Mention) => faces.has(user_id) && row.hidden?.includes(user_id) !== true
  const isAlike = card.mentions.every(isShown)
  // This viewer may see other comments than the cached ones, which everyone sees.
  const isExact = row.waits || row.has_closed || (row.hidden !== null && !isWithoutHidden(said, row.hidden))
  return Object.assign(row, place, {
    card: isAlike ? card : { ...card, mentions: card.mentions.filter(isShown) },
    is_alike: isAlike,
    author,
    pinned,
    comments,
    said: isExact ? undefined : { cards: said, faces },
  })
}

const mostTries = 20

/** Wraps a statement that lists posts for a viewer so that it returns them complete. */
export function whole<Args extends unknown[]>(
  list: (db: Db, viewer: number, ...args: Args) => Promise<ListedRow[]>,
): (db: Db, viewer: number, ...args: Args) => Promise<PostRow[]> {
  return async (db, viewer, ...args) => {
    for (let tries = 0; tries < mostTries; tries++) {
      const rows = await complete(db, viewer, await list(db, viewer, ...args))
      if (rows) return rows
    }
    throw new Error('Posts of a list change faster than they can be read')
  }
}
