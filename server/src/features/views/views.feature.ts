import { sql } from 'kysely'
import { namedAs } from '../../discussion/discussion.leaving.ts'
import { inParts } from '../../discussion/discussion.purge.ts'
import type { Feature } from '../../feature.ts'
import { removeOldViews } from './views.purge.ts'

/** Who viewed what, for objects of every kind. Features of kinds count by `viewsOf`. */
export const views: Feature = {
  jobs: (platform) => [removeOldViews(platform)],
  leaving: {
    tables: {
      object_views: {
        file: 'watched',
        rows: (member) => sql`
          select ${namedAs(sql.ref('w.object_id'))}, w.day, w.is_view, w.tenth * 10 as percent
          from object_views w where w.member_id = ${member} order by w.day, w.object_id`,
      },
    },
    // Counted views stay counted, anonymously.
    erase: (db, member) =>
      inParts(
        db,
        (most) => sql`delete from object_views where ctid in (
          select ctid from object_views where member_id = ${member} limit ${most})`,
      ),
  },
}
