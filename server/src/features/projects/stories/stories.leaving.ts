import { sql } from 'kysely'
import type { Leaving } from '../../../platform/leaving.ts'

/** What members have put into the stories of projects. It goes with them, also where a project was handed over. */
export const storyTables: Leaving['tables'] = {
  project_story_files: {
    file: 'project-stories',
    rows: (member) => sql`
        select g.name as project, sf.after_paragraph, sf.caption, file.alt as description,
          case when file.state = 'ready' then 'media/' || file.key || '/' || case when file.kind = 'video'
            then file.heights[cardinality(file.heights)] || 'p.mp4' else file.widths[cardinality(file.widths)] || '.webp' end end as file,
          sf.created_at
        from project_story_files sf join groups g on g.id = sf.group_id join media file on file.id = sf.media_id
        where sf.added_by = ${member} order by sf.group_id, sf.after_paragraph nulls first, sf.place, sf.id`,
  },
}
