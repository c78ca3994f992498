import { sql } from 'kysely'
import type { Leaving } from '../../platform/leaving.ts'
import { removeVideo } from './videos.purge.ts'

export const videosLeaving: Leaving = {
  tables: {
    videos: {
      file: 'videos',
      rows: (member) => sql`
        select vd.id as video_id, vd.channel_id, vd.title, vd.description, vd.hashtags, vd.nsfw, vd.visibility,
          vd.publish_at, vd.made_for_kids, vd.created_at, vd.published_at, vd.edited_at, vd.deleted_at,
          counts.views, o.likes, o.dislikes, o.comments,
          case when file.state = 'ready' then 'media/' || file.key || '/' || case when file.kind = 'video'
            then file.heights[cardinality(file.heights)] || 'p.mp4' else file.widths[cardinality(file.widths)] || '.webp' end
            end as file,
          case when picture.state = 'ready' then 'media/' || picture.key || '/' || picture.widths[cardinality(picture.widths)] || '.webp'
            end as thumbnail
        from videos vd join objects o on o.id = vd.id join view_counts counts on counts.object_id = vd.id
          left join media file on file.id = vd.media_id left join media picture on picture.id = vd.thumbnail_id
        where vd.author_id = ${member} order by vd.place`,
    },
  },
  async erase(db, member) {
    const { rows } = await sql<{ id: number }>`select id from videos where author_id = ${member}`.execute(db)
    for (const { id } of rows) await removeVideo(db, id)
  },
}
