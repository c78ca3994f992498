/** Comments of members hidden by a block, as sent to the object's owner. */
import { now } from '../platform/clock.ts'
import { duration } from '../platform/language.ts'
import type { Viewer } from '../platform/viewer.ts'
import { fileShape } from '../shown-files/shown-file.shape.ts'
import type { LeftBehindRow } from './left-behind.queries.ts'

export function leftBehindShape(row: LeftBehindRow, viewer: Viewer) {
  return {
    user_id: row.hides_author ? null : row.author_id,
    full_name: row.hides_author ? null : row.full_name,
    duration: duration(viewer.language, row.created_at, now()),
    created_at: row.created_at.toISOString(),
    ...fileShape(row, viewer, { isPrivate: !row.is_open, hides: row.hides_file }),
  }
}
