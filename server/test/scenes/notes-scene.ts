/** Notes: a kind of object that only tests have, given by its description alone. */
import { sql } from 'kysely'
import { notHidden } from '../../src/visibility/members.ts'
import type { ObjectKind } from '../../src/visibility/object-kind.ts'
import { fill } from '../plans.ts'
import { makeWorld, type Person, type World } from '../world.ts'

declare module '@commons/contract/call.ts' {
  interface TopicKinds {
    note: true
  }
}

/** What a migration says of the kind. */
const table = `
  create table notes (
    id bigint primary key default nextval('object_ids') references objects,
    author_id bigint not null references members on delete cascade,
    reader_id bigint references members on delete cascade,
    audience text not null generated always as (case when reader_id is null then 'public' else 'private' end) stored,
    hashtags text[] not null default '{}',
    position bigint not null default 1,
    deleted_at timestamptz
  );
  create trigger notes_remove_object after delete on notes for each row execute function remove_object();
  create trigger notes_viewed after insert on notes for each row execute function count_views();
  create trigger notes_tagged after insert on notes
    for each row when (cardinality(new.hashtags) > 0) execute function tag_object('note');
  create trigger notes_retagged after update of hashtags, audience, position, deleted_at on notes
    for each row when (cardinality(old.hashtags) + cardinality(new.hashtags) > 0) execute function tag_object('note');
  create trigger notes_untagged after delete on notes referencing old table as gone
    for each statement execute function untag_objects('note');`

/** A note is for everyone, or for one reader. */
export const notes: ObjectKind = {
  name: 'note',
  table: 'notes',
  as: 'n',
  link: sql`'/note/' || n.id`,
  visible: (viewer) => sql<boolean>`(
    (n.reader_id is null or ${viewer} in (n.author_id, n.reader_id)) and ${notHidden(viewer, sql`n.author_id`)})`,
  notFound: 'object_not_found',
  isOpen: sql`n.reader_id is null`,
  isUnsafe: sql`false`,
  circle: sql`(n.reader_id is not null)::int`,
  isWithin: ({ circle }, viewer) => sql<boolean>`(${circle} = 0 or ${viewer} in (n.author_id, n.reader_id))`,
  within: (bounds) => sql`case when ${bounds} > 0 then array[n.author_id, n.reader_id] end`,
  audience: sql`case when n.reader_id is not null then array[n.author_id, n.reader_id] end`,
  commentFiles: 'note_comment',
}
/** Returns a world of its own whose members can write notes. */
export async function withNotes(): Promise<World> {
  const here = await makeWorld()
  await fill(here, table)
  return here
}

export async function addNote(
  { platform }: World,
  author: Person,
  reader?: Person,
  hashtags: readonly string[] = [],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with n as (insert into notes (author_id, reader_id, hashtags)
        values (${author.id}, ${reader?.id ?? null}, ${hashtags}::text[]) returning id, author_id)
    insert into objects (id, kind, author_id) select id, 'note', author_id from n returning id`.execute(
    platform.database.db,
  )
  return rows[0]?.id ?? 0
}
