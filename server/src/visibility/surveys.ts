/**
 * Who sees which survey: its audience, unless a block is between them and its author. The audience may also
 * vote, so that nobody finds a survey they can't answer. Its author always sees it, but can't vote in a group
 * they have left.
 */
import { sql } from 'kysely'
import { hasItsGroup, isGroupClosed, isGroupMember, openingsOf } from './groups.ts'
import { areFriends, isFollowing, nobody, notHidden, type Who } from './members.ts'
import type { ObjectKind } from './object-kind.ts'

const isInItsGroup = (viewer: Who) => isGroupMember(viewer, sql.ref('sv.group_id'), sql.ref('sv.openings'))

/** Whether somebody else is of those whom its author made it for: their followers, or their friends. */
const isOfAuthors = (viewer: Who) => sql<boolean>`
  case when sv.audience = 'friends' then ${areFriends(viewer, sql.ref('sv.author_id'))}
    else ${isFollowing(viewer, sql.ref('sv.author_id'))} end`

const isFor = (viewer: Who) =>
  viewer === nobody
    ? sql<boolean>`true`
    : sql<boolean>`
  (sv.audience = 'everybody' or (sv.author_id = ${viewer} and ${hasItsGroup(sql.ref('sv.group_id'))})
    or case when sv.group_id is null then ${isOfAuthors(viewer)}
      else ${isInItsGroup(viewer)} end)`

/** True where `viewer` may see the survey of the row `sv`. */
export const visibleSurvey = (viewer: Who) => sql<boolean>`
  (sv.deleted_at is null and ${isFor(viewer)} and ${notHidden(viewer, sql.ref('sv.author_id'))})`

/** True where `viewer`, who sees the survey of the row `sv`, may vote in it while it is open. */
export const isVoter = (viewer: Who) => sql<boolean>`
  (sv.group_id is null or ${isGroupMember(viewer, sql.ref('sv.group_id'))})`

/** True where both hold for the row `sv`, in one expression: a vote checks no more than it must. */
export const isSeenByVoter = (viewer: Who) => sql<boolean>`
  (sv.deleted_at is null
    and case when sv.audience = 'everybody' then true
      when sv.group_id is null then sv.author_id = ${viewer} or ${isOfAuthors(viewer)}
      else ${isInItsGroup(viewer)} end
    and ${notHidden(viewer, sql.ref('sv.author_id'))})`

export const surveys: ObjectKind<'survey_not_found'> = {
  partOf: 'surveys',
  name: 'survey',
  table: 'surveys',
  as: 'sv',
  link: sql`'/votingDetail/' || sv.id`,
  visible: visibleSurvey,
  notFound: 'survey_not_found',
  isOpen: sql`(sv.deleted_at is null and sv.audience = 'everybody')`,
  isUnsafe: sql`false`,
  // Needs no array where the audience is narrower: subscribers are checked when they subscribe, and again
  // whenever that changes.
  audience: sql`null::bigint[]`,
  // The audience never changes. But a group may be closed when a comment is written, and opened later.
  circle: sql`(sv.group_id is not null and ${isGroupClosed(sql.ref('sv.group_id'))})::int`,
  openings: openingsOf(sql.ref('sv.group_id')),
  isWithin: ({ circle, openings }, viewer) => sql<boolean>`(
    ${circle} = 0 or sv.group_id is null or ${isGroupMember(viewer, sql.ref('sv.group_id'), openings)})`,
  within: () => sql`null::bigint[]`,
  ownerControls: true,
  commentFiles: 'survey_comment',
}
