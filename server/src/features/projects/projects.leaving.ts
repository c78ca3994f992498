import { sql } from 'kysely'
import type { Leaving } from '../../platform/leaving.ts'
import { storyTables } from './stories/stories.leaving.ts'

/** What makers have written for a project stays with it, without their names. */
export const projectsLeaving: Leaving = {
  tables: {
    ...storyTables,
    project_faqs: {
      file: 'project-faqs',
      rows: (member) => sql`
        select g.name as project, faq.question, faq.answer, faq.created_at
        from project_faqs faq join groups g on g.id = faq.group_id
        where faq.author_id = ${member} order by faq.group_id, faq.place, faq.id`,
    },
  },
}
