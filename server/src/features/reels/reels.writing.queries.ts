/** SQL that writes reels, with locks in the order of `discussion.locks.ts`. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import { me } from '../../discussion/discussion.locks.ts'
import { type Db, prepared, type Tx } from '../../platform/db/prepared.ts'
import type { MediaRow } from '../../platform/media/media.queries.ts'
import { isLent, visibleReel } from '../../visibility/reels.ts'

export interface WrittenReel {
  readonly message: string
  readonly mentions: readonly Mention[]
  readonly audience: 'public' | 'private'
  readonly hashtags: readonly string[]
  readonly nsfw: readonly string[]
}

export interface NewReel extends WrittenReel {
  readonly author: number
  readonly mediaId: string
  readonly coverId: string | null
  /** Whether its file isn't ready: it is published once it is. */
  readonly waits: boolean
  /** The reel whose sound it has in place of its own. */
  readonly soundFrom?: number | undefined
  /** Whether others may use its sound; true by default. */
  readonly lendsSound?: boolean | undefined
}

/** Adds a reel; returns its id, or undefined where its author is gone. */
export async function addReel(tx: Tx, reel: NewReel): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with ${me(sql`${reel.author}`)},
    added as (
      insert into reels (author_id, message, mentions, audience, hashtags, nsfw, media_id, cover_id, sound_from,
        lends_sound, position)
      select me.id, ${reel.message}, ${JSON.stringify(reel.mentions)}::jsonb, ${reel.audience}, ${reel.hashtags}::text[],
        ${reel.nsfw}::text[], ${reel.mediaId}::uuid, ${reel.coverId}::uuid, ${reel.soundFrom ?? null}::bigint,
        ${reel.lendsSound ?? true},
        case when ${reel.waits} then null else nextval('reel_positions') end
      from me returning id, author_id),
    object as (insert into objects (id, kind, author_id) select id, 'reel', author_id from added)
    select id from added`.execute(tx)
  return rows[0]?.id
}

export interface OwnReel extends WrittenReel {
  readonly id: number
  readonly media_id: string | null
  readonly media_kind: 'image' | 'video' | null
  readonly is_published: boolean
}

/** Locks a member's own reel for an edit; undefined where there is no such reel. */
export async function lockOwnReel(tx: Tx, author: number, reel: number): Promise<OwnReel | undefined> {
  const { rows } = await sql<OwnReel>`
    with ${me(sql`${author}`)}
    select rl.id, rl.message, rl.mentions, rl.audience, rl.hashtags, rl.nsfw, rl.media_id,
      (select kind from media where id = rl.media_id) as media_kind, rl.position is not null as is_published
    from me join reels rl on rl.author_id = me.id
    where rl.id = ${reel} and rl.deleted_at is null for update of rl`.execute(tx)
  return rows[0]
}

/** Returns the file of a member's own reel; undefined where there is no such reel. */
export async function findOwnFile(
  db: Db,
  author: number,
  reel: number,
): Promise<Pick<MediaRow, 'key' | 'kind' | 'state' | 'heights'> | undefined> {
  const { rows } = await sql<Pick<MediaRow, 'key' | 'kind' | 'state' | 'heights'>>`
    select m.key, m.kind, m.state, m.heights from reels rl join media m on m.id = rl.media_id
    where rl.id = ${reel} and rl.author_id = ${author} and rl.deleted_at is null`.execute(db)
  return rows[0]
}

export async function setWritten(tx: Tx, reel: number, written: WrittenReel): Promise<void> {
  await sql`
    update reels set message = ${written.message}, mentions = ${JSON.stringify(written.mentions)}::jsonb,
      audience = ${written.audience}, hashtags = ${written.hashtags}::text[], nsfw = ${written.nsfw}::text[],
      edited_at = case when position is null then edited_at else now() end
    where id = ${reel}`.execute(tx)
}

export interface LentSound extends Pick<MediaRow, 'key' | 'heights'> {
  readonly is_lent: boolean
}

/**
 * Returns the sound of a reel that the member sees, and holds it: neither its author nor its audience changes until
 * `tx` ends. Undefined where it has no sound of its own.
 */
export async function holdSound(tx: Tx, member: number, reel: number): Promise<LentSound | undefined> {
  const { rows } = await sql<LentSound>`
    with ${me(sql`${member}`)}
    select file.key, file.heights, ${isLent('rl', sql`${member}`)} as is_lent
    from me cross join reels rl join media file on file.id = rl.media_id
    where rl.id = ${reel} and rl.position is not null and rl.sound_from is null and ${visibleReel(sql`${member}`)}
      and file.kind = 'video' and file.state = 'ready' and file.has_sound is not false for share of rl`.execute(
    tx,
  )
  return rows[0]
}

/** Returns whether a member may make reels with a reel's sound; undefined where there is none that they see. */
export async function findSoundToUse(db: Db, member: number, reel: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_lent: boolean }>`
    select ${isLent('rl', sql`${member}`)} as is_lent from reels rl join media file on file.id = rl.media_id
    where rl.id = ${reel} and rl.position is not null and rl.sound_from is null and ${visibleReel(sql`${member}`)}
      and file.kind = 'video' and file.state = 'ready' and file.has_sound is not false`.execute(db)
  return rows[0]?.is_lent
}

export async function setLendsSound(tx: Tx, reel: number, lends: boolean): Promise<void> {
  await sql`update reels set lends_sound = ${lends} where id = ${reel}`.execute(tx)
}

/** Changes or removes a reel's cover; a trigger removes the previous file. */
export async function setCover(tx: Tx, reel: number, cover: string | null): Promise<void> {
  await sql`update reels set cover_id = ${cover}::uuid where id = ${reel}`.execute(tx)
}

export interface PublishedReel {
  readonly id: number
  readonly author: number
  readonly audience: 'public' | 'private'
  readonly mentions: Mention[]
  readonly is_published: boolean
}

/** Publishes the reel that waited for this file, with the current time; undefined where none did. */
export async function publishWaitingReel(
  tx: Tx,
  mediaId: string,
): Promise<(PublishedReel & { readonly is_deleted: boolean }) | undefined> {
  const { rows } = await sql<PublishedReel & { is_deleted: boolean }>`
    update reels set position = nextval('reel_positions'), created_at = now()
    where media_id = ${mediaId} and position is null
    returning id, author_id as author, audience, mentions, true as is_published, deleted_at is not null as is_deleted`.execute(
    tx,
  )
  return rows[0]
}

/** Returns the reel that has this cover. */
export async function findReelOfCover(tx: Tx, mediaId: string): Promise<PublishedReel | undefined> {
  const { rows } = await sql<PublishedReel>`
    select id, author_id as author, audience, mentions, position is not null as is_published
    from reels where cover_id = ${mediaId} and deleted_at is null`.execute(tx)
  return rows[0]
}

/** Deletes or restores a member's own reel; undefined where there is no such reel. */
export async function setDeleted(
  tx: Tx,
  author: number,
  reel: number,
  deleted: boolean,
): Promise<PublishedReel | undefined> {
  const { rows } = await sql<PublishedReel>`
    with ${me(sql`${author}`)}
    update reels rl set deleted_at = ${deleted ? sql`now()` : sql`null`} from me
    where rl.id = ${reel} and rl.author_id = me.id and rl.deleted_at is ${deleted ? sql`null` : sql`not null`}
    returning rl.id, rl.author_id as author, rl.audience, rl.mentions, rl.position is not null as is_published`.execute(
    tx,
  )
  return rows[0]
}

/** Records that the member isn't interested in a reel; no row where they don't see it. */
export const hideReel = prepared<[member: number, reel: number], { id: number }>(
  'hide_reel',
  (member, reel) => sql`
    with ${me(member)},
    target as materialized (
      select rl.id, me.id as member from me cross join reels rl
      where rl.id = ${reel} and ${visibleReel(member)} for key share of rl),
    added as (
      insert into reel_hides (member_id, reel_id) select member, id from target on conflict do nothing)
    select id from target`,
)

/** Undoes `hideReel`; no row where the member doesn't see the reel. */
export const unhideReel = prepared<[member: number, reel: number], { id: number }>(
  'unhide_reel',
  (member, reel) => sql`
    with gone as (delete from reel_hides where member_id = ${member} and reel_id = ${reel})
    select rl.id from reels rl where rl.id = ${reel} and ${visibleReel(member)}`,
)
