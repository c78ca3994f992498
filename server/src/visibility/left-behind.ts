/**
 * What a block hides from the owner of the object or group where it was written. Others still read it there,
 * so the owner finds it listed apart, and can delete or report it.
 */
import { sql } from 'kysely'
import { isOnOne } from './comments.ts'
import { hasGroups } from '../platform/db/has-groups.ts'
import { isAway, isBlockBetween, type Who } from './members.ts'
import { columnOf } from './object-kind.ts'
import { objectKinds } from './objects.ts'

/** True where others see the comment `c` on an object of `owner`, from whom a block hides its author. */
export const isLeftBehind = (owner: Who, kinds = objectKinds) => sql<boolean>`(
  c.deleted_at is null and c.position is not null and ${isBlockBetween(owner, sql`c.author_id`)}
  and not ${isAway(sql`c.author_id`)}
  and (${isOnOne(kinds, (kind) => sql<boolean>`${columnOf(kind, 'author_id')} = ${owner} and ${kind.visible(owner)}`)})
  and (c.parent_id is null
    or (select parent.deleted_at is null from comments parent where parent.id = c.parent_id) is true))`

/** True where others see the post `p` in a group led by `leader`, from whom a block hides its author. */
export const isPostLeftBehind = (leader: Who) => sql<boolean>`(
  p.group_id is not null and ${hasGroups} and p.deleted_at is null and p.position is not null
  and ${isBlockBetween(leader, sql`p.author_id`)} and not ${isAway(sql`p.author_id`)}
  and (select inside.deleted_at is null and their.standing in ('owner', 'moderator')
      and (p.audience = 'public' or their.openings <= p.openings)
    from group_members their join groups inside on inside.id = their.group_id
    where their.group_id = p.group_id and their.member_id = ${leader}) is true)`
