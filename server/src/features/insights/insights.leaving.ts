import { sql } from 'kysely'
import type { Leaving } from '../../platform/leaving.ts'

export const insightsLeaving: Leaving = {
  tables: {
    member_looks: {
      file: 'looks-by-hour',
      rows: (member) =>
        sql`select hour, impressions, pageviews from member_looks where member_id = ${member} order by hour`,
    },
    post_looks: {
      file: 'looks-by-post',
      rows: (member) => sql`
        select post_id, day, impressions, pageviews from post_looks
        where author_id = ${member} order by day, post_id`,
    },
  },
}
