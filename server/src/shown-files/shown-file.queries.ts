/** SQL of the file that an object shows: whatever has a `media_id` joins it by `fileTable`. */
import { sql } from 'kysely'
import type { MediaRow } from '../platform/media/media.queries.ts'
import type { Who } from '../visibility/members.ts'

/** An object's file; all columns are null where it has none. */
export interface FileRow extends Omit<MediaRow, 'key'> {
  key: string | null
}

/** Joins the file of the id `mediaId`, which may be null, as `file`. */
export const fileTable = (mediaId: Who) => sql`left join media file on file.id = ${mediaId}`

/** Columns of `file`. `failure` says why it cannot be shown, where that is not the file's own affair. */
export const fileColumns = (failure = sql`file.failure`) => sql`
    file.key, file.kind, file.state, ${failure} as failure, file.progress, file.width, file.height,
    file.animated, file.preview, file.widths, file.alt, file.seconds, file.heights, file.captions`
