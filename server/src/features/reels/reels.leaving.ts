import { sql } from 'kysely'
import { inParts } from '../../discussion/discussion.purge.ts'
import type { Leaving } from '../../platform/leaving.ts'
import { removeReel } from './reels.purge.ts'

export const reelsLeaving: Leaving = {
  tables: {
    reels: {
      file: 'reels',
      rows: (member) => sql`
        select rl.id as reel_id, rl.message, rl.audience, rl.hashtags, rl.nsfw, rl.created_at, rl.edited_at, rl.deleted_at,
          rl.sound_from as sound_of_reel_id,
          rl.lends_sound as lets_others_use_sound, o.likes, o.comments, counts.views, counts.tenths as watched_by_tenth,
          case when file.state = 'ready' then 'media/' || file.key || '/' || case when file.kind = 'video'
            then file.heights[cardinality(file.heights)] || 'p.mp4' else file.widths[cardinality(file.widths)] || '.webp' end
            end as file,
          file.alt as file_description,
          case when cover.state = 'ready' then 'media/' || cover.key || '/' || cover.widths[cardinality(cover.widths)] || '.webp'
            end as cover
        from reels rl join objects o on o.id = rl.id join view_counts counts on counts.object_id = rl.id
          left join media file on file.id = rl.media_id left join media cover on cover.id = rl.cover_id
        where rl.author_id = ${member} order by rl.id`,
    },
    reel_hides: {
      file: 'reels-of-no-interest',
      rows: (member) => sql`
        select reel_id, hidden_at from reel_hides where member_id = ${member} order by hidden_at`,
    },
  },
  async erase(db, member) {
    const { rows } = await sql<{ id: number }>`select id from reels where author_id = ${member}`.execute(db)
    for (const { id } of rows) await removeReel(db, id)
    await inParts(
      db,
      (most) => sql`delete from reel_hides where ctid in (
        select ctid from reel_hides where member_id = ${member} limit ${most})`,
    )
  },
}
