import { sql } from 'kysely'
import { type Leaving, leftOut } from '../../platform/leaving.ts'

export const profilesLeaving: Leaving = {
  tables: {
    about_entries: {
      file: 'about',
      rows: (member) => sql`
        select kind, fields, audience, created_at, deleted_at from about_entries where member_id = ${member} order by id`,
    },
    member_interests: {
      file: 'interests',
      rows: (member) => sql`
        select i.name from member_interests m join interests i on i.id = m.interest_id
        where m.member_id = ${member} order by i.id`,
    },
    media: {
      file: 'files',
      rows: (member) => sql`
        select 'media/' || key as folder, kind, use as for, alt as description, width, height, bytes, created_at
        from media where owner_id = ${member} and state = 'ready' order by created_at`,
    },
    media_usage: leftOut('It is made of other tables.'),
  },
}
