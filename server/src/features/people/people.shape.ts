/** Converts rows of members to the wire format. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { ListedMember, Relation, SuggestedChannel } from '@commons/contract/people/people.ts'
import { authorShape } from '../../authors/author.shape.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { nextOf } from '../../platform/call/page.ts'
import { now } from '../../platform/clock.ts'
import { duration } from '../../platform/language.ts'
import type { BlockedRow, FaceRow, ListedRow } from './people.lists.queries.ts'
import type { RelationRow } from './people.queries.ts'
import type { FoundRow } from './people.search.queries.ts'
import type { SuggestedRow } from './people.suggestions.queries.ts'

type PeopleViewer = Pick<Viewer, 'language' | 'media'>

export function relationShape({ id, following, follows_back, followers }: RelationRow): Relation {
  return {
    user_id: id,
    is_following: flag(following),
    is_friend: flag(following),
    follows_me: flag(follows_back),
    follower: followers,
  }
}

export function faceShape(row: FaceRow, { media }: PeopleViewer) {
  return { id: row.id, ...authorShape(row.id, row, media) }
}

export function blockedShape(row: BlockedRow, viewer: PeopleViewer) {
  return { ...faceShape(row, viewer), duration: duration(viewer.language, row.created_at, now()) }
}

export function listedShape(row: ListedRow, viewer: PeopleViewer): ListedMember {
  return {
    ...blockedShape(row, viewer),
    is_following: flag(row.following),
    follows_me: flag(row.follows_back),
  }
}

export function suggestedShape(row: SuggestedRow, viewer: PeopleViewer): SuggestedChannel {
  const { followers, known_followers, kind, names, tags } = row
  return {
    ...faceShape(row, viewer),
    follower: followers,
    known_follower: known_followers,
    reason: { kind, names, tags },
  }
}

export function mentionShape(row: FoundRow, viewer: PeopleViewer) {
  return { ...faceShape(row, viewer), is_following: flag(row.closeness <= 1) }
}

/** Returns a page with the cursor to the next. */
export function pageShape<Row extends BlockedRow, Shape>(
  rows: readonly Row[],
  page: { readonly limit: number },
  shape: (row: Row) => Shape,
): { recdata: Shape[]; next?: string } {
  return { recdata: rows.map(shape), ...nextOf(rows, page) }
}
