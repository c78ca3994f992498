/** The discussion of an object or comment of unknown kind. */
import { sql } from 'kysely'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { keeping } from '../platform/db/versioned-cache.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { storedName } from '../visibility/object-kind.ts'
import { objectKinds } from '../visibility/objects.ts'
import { discussionOf } from './discussion.ts'

const discussions = new Map(
  objectKinds.map((kind) => [storedName(kind), { partOf: kind.partOf, discussion: discussionOf(kind) }]),
)

export type AnyDiscussion = ReturnType<typeof discussionOf>

interface KnownKind {
  id: number
  kind: string
}

const listKinds = prepared<[objects: number[]], KnownKind>(
  'list_kinds_of_objects',
  (objects) => sql`select o.id, o.kind from objects o where o.id = any (${objects}::bigint[])`,
)

/** An object is of one kind for ever: of those asked for lately, it is known without asking again. */
const kindsOf = keeping<KnownKind, { id: number }>({
  load: listKinds,
  isFresh: () => true,
  most: 100_000,
})

const findKindOfComment = prepared<[comment: number], { kind: string }>(
  'find_kind_of_comment',
  (comment) => sql`
    select o.kind from comments c join objects o on o.id = c.object_id where c.id = ${comment}`,
)

type Presence = Pick<Settings, 'isAbsent'>

function ofKind(found: { kind: string } | undefined, { isAbsent }: Presence): AnyDiscussion | undefined {
  const known = found && discussions.get(found.kind)
  return known && !isAbsent(known.partOf) ? known.discussion : undefined
}

/**
 * Returns the discussion of the object's kind, whoever may see the object; undefined if there is none, or the network
 * does without such objects.
 */
export const discussionOn = async (
  db: Db,
  object: number,
  settings: Presence,
): Promise<AnyDiscussion | undefined> => ofKind((await kindsOf(db, [{ id: object }])).get(object), settings)

/** Returns the discussion that has this comment or reply, whoever may see it; undefined if none has. */
export const discussionWith = async (
  db: Db,
  comment: number,
  settings: Presence,
): Promise<AnyDiscussion | undefined> => ofKind((await findKindOfComment(db, comment))[0], settings)
