import { sql } from 'kysely'
import type { Leaving } from '../../platform/leaving.ts'

export const moderationLeaving: Leaving = {
  tables: {
    reports: {
      file: 'reports',
      rows: (member) => sql`
        select kind, reason, description, state, answer, created_at, decided_at
        from reports where reporter_id = ${member} order by id`,
    },
    support_messages: {
      file: 'support-messages',
      rows: (member) => sql`
        select subject, message, created_at from support_messages where member_id = ${member} order by id`,
    },
  },
  /** Keeps others' reports and the decisions on them, but without the member's own words. */
  async erase(db, member) {
    await sql`update reports set shown = '{}', evidence = null where member_id = ${member}`.execute(db)
  },
}
