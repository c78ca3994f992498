/** Reports of reels. Comments on them are reported like any comment. */
import { sql } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import type { Reported, ReportKinds } from '../../platform/report-kinds.ts'
import { fileTable } from '../../shown-files/shown-file.queries.ts'
import { reels, visibleReel, visibleReels } from '../../visibility/reels.ts'

const find = prepared<[viewer: number, reel: number], Reported>(
  'find_reported_reel',
  (viewer, reel) => sql`
    select rl.id, rl.author_id as author, rl.message, file.kind as file_type, ${reels.isOpen} as is_open
    from reels rl ${fileTable(sql`rl.media_id`)}
    where rl.id = ${reel} and ${visibleReel(viewer)}`,
)

export const reelReports: ReportKinds = {
  reel: {
    find,
    table: reels.table,
    as: reels.as,
    link: reels.link,
    visible: visibleReels,
    notFound: 'reel_not_found',
  },
}
