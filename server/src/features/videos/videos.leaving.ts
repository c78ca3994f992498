import { sql } from 'kysely'
import { leftOut, type Leaving } from '../../platform/leaving.ts'
import { captionsFile } from '../../platform/media/store/store.ts'
import { removeVideo } from './videos.purge.ts'
import { forgetAllWatched } from './watching/watching.queries.ts'

export const videosLeaving: Leaving = {
  tables: {
    videos: {
      file: 'videos',
      rows: (member) => sql`
        select vd.id as video_id, vd.channel_id, vd.title, vd.description, vd.hashtags, vd.nsfw, vd.visibility,
          vd.publish_at, vd.made_for_kids, vd.allows_download, vd.created_at, vd.published_at, vd.edited_at, vd.deleted_at,
          counts.views, o.likes, o.dislikes, o.comments,
          case when file.state = 'ready' then 'media/' || file.key || '/' || case when file.kind = 'video'
            then file.heights[cardinality(file.heights)] || 'p.mp4' else file.widths[cardinality(file.widths)] || '.webp' end
            end as file,
          case when picture.state = 'ready' then 'media/' || picture.key || '/' || picture.widths[cardinality(picture.widths)] || '.webp'
            end as thumbnail,
          (select coalesce(json_agg(json_build_object('language', cp.language, 'file', 'media/' || words.key || '/' || ${sql.lit(captionsFile)})
            order by cp.language), '[]') from video_captions cp join media words on words.id = cp.media_id where cp.video_id = vd.id) as captions
        from videos vd join objects o on o.id = vd.id join view_counts counts on counts.object_id = vd.id
          left join media file on file.id = vd.media_id left join media picture on picture.id = vd.thumbnail_id
        where vd.author_id = ${member} order by vd.place`,
    },
    video_history: {
      file: 'watched-videos',
      rows: (member) => sql`
        select h.video_id, h.watched_at, h.seconds as stopped_at from video_history h
        where h.member_id = ${member} order by h.place`,
    },
    playlists: {
      file: 'playlists',
      rows: (member) => sql`
        select pl.id as playlist_id, pl.name, pl.visibility, pl.created_at, pl.deleted_at,
          array(select pv.video_id from playlist_videos pv where pv.playlist_id = pl.id order by pv.place, pv.video_id) as video_ids
        from playlists pl where pl.owner_id = ${member} order by pl.place`,
    },
    saved_playlists: {
      file: 'saved-playlists',
      rows: (member) => sql`
        select kept.playlist_id, kept.saved_at from saved_playlists kept where kept.member_id = ${member} order by kept.place`,
    },
    video_history_pauses: leftOut('That a history is paused says nothing; what was watched is exported.'),
  },
  async erase(db, member) {
    const { rows } = await sql<{ id: number }>`select id from videos where author_id = ${member}`.execute(db)
    for (const { id } of rows) await removeVideo(db, id)
    await forgetAllWatched(db, member)
  },
}
