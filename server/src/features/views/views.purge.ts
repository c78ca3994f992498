/** Removes records of who viewed what after 30 days; counts stay. */
import { sql } from 'kysely'
import { inParts } from '../../discussion/discussion.purge.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

export const removeOldViews = ({ database }: Platform): JobKind<object> => ({
  name: 'views.remove-old',
  every: '49 * * * *',
  work: () =>
    inParts(
      database.db,
      (most) => sql`delete from object_views where ctid in (
        select ctid from object_views where day < current_date - 30 limit ${most})`,
    ),
})
