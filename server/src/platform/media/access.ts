/** Who may see a stored file: the audience of what it is attached to, by the file's use. */
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared } from '../db/prepared.ts'
import type { StoredStream } from './stored-stream.ts'
import type { StoredKind } from './store/store.ts'
import type { FileUse, MediaAudience } from './uses.ts'

export interface MediaAccess {
  readonly kind: StoredKind
  /** The renditions that exist: pictures, videos, captions. */
  readonly widths: readonly number[]
  readonly heights: readonly number[]
  readonly captions: boolean
  /** Set for videos that stream. */
  readonly stream: StoredStream | null
  /** The bytes of the tracks that such a video has so far, by their renditions; 0 is the sound. */
  readonly tracks: Readonly<Record<string, number>> | null
  /** How long it plays. */
  readonly seconds: number
  /** What an attachment is, and its name; null for other files. */
  readonly attachment: { readonly name: string; readonly mime: string } | null
  readonly open: boolean
  readonly visible: boolean
}

export type FindMediaAccess = (db: Db, key: string, viewer: number) => Promise<MediaAccess | undefined>

/**
 * Makes a function that returns what `viewer` (0: a visitor) may do with a stored file; undefined if it
 * doesn't exist or isn't ready, or its owner is away.
 */
export function mediaAccess(
  uses: readonly FileUse[],
  {
    isAway,
    isAbsent,
  }: {
    readonly isAway: (owner: RawBuilder<unknown>) => RawBuilder<boolean>
    /** Whether the network does without what files of this use are for. */
    readonly isAbsent: (use: string) => boolean
  },
): FindMediaAccess {
  // Only the audience of the file's own use is evaluated.
  const byUse = (rule: (audience: MediaAudience) => ReturnType<typeof sql>) => sql`
    coalesce(case m.use ${sql.join(
      uses.map(({ name, audience }) => sql`when ${sql.lit(name)} then ${rule(audience)}`),
      sql` `,
    )} end, false)`
  const shared = uses.filter(({ isShared }) => isShared).map(({ name }) => name)
  const isShared = sql<boolean>`(m.use = any (${sql.lit(`{${shared.join(',')}}`)}::text[]))`
  const find = prepared<[key: string, viewer: number], MediaAccess & { use: string }>(
    'find_media_access',
    (key, viewer) => sql`
      select m.use, m.kind, m.widths, m.heights, m.captions, m.stream, m.seconds,
        case when m.kind = 'attachment' then jsonb_build_object('name', m.file_name, 'mime', m.mime) end as attachment,
        case when m.stream is not null then (
          select jsonb_object_agg(t.rendition, t.bytes) from media_tracks t where t.media_id = m.id) end as tracks,
        ${byUse(({ open }) => open)} as open,
        ${byUse(({ visible }) => visible(sql`${viewer}::bigint`))} as visible
      from media m where m.key = ${key} and m.state = 'ready' and (${isShared} or not ${isAway(sql.ref('m.owner_id'))})`,
  )
  return async (db, key, viewer) => {
    const [found] = await find(db, key, viewer)
    return found && (shared.includes(found.use) || !isAbsent(found.use)) ? found : undefined
  }
}
