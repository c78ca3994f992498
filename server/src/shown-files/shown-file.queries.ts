/** SQL of the file that an object shows: every table with a `media_id` joins it by `fileTable`. */
import { sql } from 'kysely'
import type { Db, InSql } from '../platform/db/prepared.ts'
import type { IncomingParameters, MediaRow } from '../platform/media/media.queries.ts'
import type { Who } from '../visibility/members.ts'

/** An object's file; all columns are null without one. */
export interface FileRow extends Omit<MediaRow, 'key'> {
  key: string | null
}

/** Joins the file with the id `mediaId`, which may be null, as `file`. */
export const fileTable = (mediaId: Who) => sql`left join media file on file.id = ${mediaId}`

/** Columns of `file`. `failure`: why it can't be shown, where that isn't the file's own failure. */
export const fileColumns = (failure = sql`file.failure`) => sql`
    file.key, file.kind, file.state, ${failure} as failure, file.progress, file.width, file.height,
    file.animated, file.preview, file.widths, file.alt, file.seconds, file.heights, file.captions, file.waveform, file.stream`

/** Changes the description of a file. */
export async function setAlt(tx: Db, mediaId: string, alt: string): Promise<void> {
  await tx.updateTable('media').set({ alt }).where('id', '=', mediaId).execute()
}

/** The row `file` that `takingIn` adds, for the same statement, which can't read it yet. */
export const takenFile = (values: InSql<IncomingParameters>) => {
  const [, key, kind, , , width, height, seconds, , alt, captions] = values
  return sql`(
    select ${key}::text as key, ${kind}::text as kind, 'processing' as state, null as failure, 0 as progress,
      ${width}::int as width, ${height}::int as height, false as animated, '' as preview, '{}'::int[] as widths,
      ${alt}::text as alt, ${seconds}::float8 as seconds, '{}'::int[] as heights, ${captions}::bool as captions, '' as waveform,
      null::jsonb as stream) file`
}
