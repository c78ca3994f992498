import { sql } from 'kysely'
import { type Leaving, leftOut } from '../../platform/leaving.ts'
import { captionsFile, voiceFile } from '../../platform/media/store/store.ts'

export const profilesLeaving: Leaving = {
  tables: {
    member_entries: {
      file: 'about',
      rows: (member) => sql`
        select e.kind, e.fields, e.audience, 'media/' || file.key || '/' || file.widths[cardinality(file.widths)] || '.webp' as file,
          e.created_at, e.deleted_at
        from member_entries e left join media file on file.id = e.media_id where e.member_id = ${member} order by e.id`,
    },
    profile_intros: {
      file: 'intro',
      rows: (member) => sql`
        select bio, bio_audience, website, website_audience, joined_audience
        from profile_intros where member_id = ${member}`,
    },
    member_interests: {
      file: 'interests',
      rows: (member) => sql`
        select coalesce(i.name_en, i.name) as name from member_interests m join interests i on i.id = m.interest_id
        where m.member_id = ${member} order by i.place`,
    },
    media: {
      file: 'files',
      rows: (member) => sql`
        select 'media/' || file.key || '/' || case file.kind
          when 'video' then file.heights[cardinality(file.heights)] || 'p.mp4'
          when 'audio' then ${sql.lit(voiceFile)} when 'attachment' then file.file_name
          when 'captions' then ${sql.lit(captionsFile)}
          else file.widths[cardinality(file.widths)] || '.webp' end as file,
          file.kind, file.use as for, file.alt as description, file.width, file.height, file.bytes, file.created_at
        from media file where file.owner_id = ${member} and file.state = 'ready' order by file.created_at`,
    },
    media_usage: leftOut('It is made of other tables.'),
  },
}
