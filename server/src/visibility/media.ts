/** Who sees which stored file: it inherits from what it is attached to. */
import { sql } from 'kysely'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { isOpenComment, visibleComment } from './comments.ts'
import { visiblePost } from './posts.ts'

export interface MediaAccess {
  /** Renditions that there are: pictures, videos, captions. */
  widths: number[]
  heights: number[]
  captions: boolean
  /** Attached to something that every member sees; its unguessable name is its protection. */
  open: boolean
  /** The viewer may see what it is attached to. */
  visible: boolean
}

const find = prepared<[key: string, viewer: number], MediaAccess>(
  'find_media_access',
  (key, viewer) => sql`
    select m.widths, m.heights, m.captions,
      (coalesce(p.audience = 'public' and p.deleted_at is null, false)
        or (c.id is not null and ${isOpenComment}) or face.id is not null) as open,
      (coalesce(${visiblePost(sql`${viewer}::bigint`)}, false)
        or (c.id is not null and ${visibleComment(sql`${viewer}::bigint`)})) as visible
    from media m
    left join posts p on p.media_id = m.id
    left join comments c on c.media_id = m.id
    left join members face on face.avatar_id = m.id or face.cover_id = m.id
    where m.key = ${key} and m.state = 'ready'`,
)

/** What `viewer` (0: nobody) may do with a stored file; undefined where there is none that is ready. */
export async function findMediaAccess(db: Db, key: string, viewer: number): Promise<MediaAccess | undefined> {
  const [row] = await find(db, key, viewer)
  return row
}
