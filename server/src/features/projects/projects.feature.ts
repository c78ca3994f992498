import { sql } from 'kysely'
import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { visibleGroups } from '../../visibility/groups.ts'
import { groupReport } from '../groups/public.ts'
import { visibleOf } from '../../visibility/object-kind.ts'
import { projectDiscussions } from '../../visibility/project-discussions.ts'
import { discussion } from './projects.discussion.ts'
import { projectNotifications } from './projects.notifications.ts'
import { projectsLeaving } from './projects.leaving.ts'
import { storyPictures, storyVideos } from './stories/stories.media.ts'

/** Projects are groups: their pictures, members and posts are those of groups. */
export const projects: Feature = {
  partOf: 'projects',
  topics: { project: visibleGroups, project_discussion: visibleOf(projectDiscussions) },
  media: [discussion.files, storyPictures, storyVideos],
  leaving: projectsLeaving,
  notifications: about('projects', projectNotifications),
  reports: {
    project: groupReport('project', {
      isOfKind: sql`g.is_project`,
      more: {
        tables: sql`join projects pr on pr.group_id = g.id`,
        evidence: sql`jsonb_build_object('target', pr.target::text, 'location', pr.location,
          'experience', pr.experience, 'industry', pr.industry, 'price_point', pr.price_point, 'rewards', (
            select coalesce(jsonb_agg(jsonb_build_object('title', r.title, 'description', r.description)
              order by r.units, r.id), '[]')
            from reward_tiers r where r.group_id = g.id and r.removed_at is null), 'stretch_goals', (
            select coalesce(jsonb_agg(jsonb_build_object('title', sg.title, 'description', sg.description)
              order by sg.units), '[]')
            from stretch_goals sg where sg.group_id = g.id), 'story_files', (
            select coalesce(jsonb_agg(jsonb_build_object('caption', sf.caption, 'alt', file.alt, 'file', file.key)
              order by sf.after_paragraph nulls first, sf.place, sf.id), '[]')
            from project_story_files sf join media file on file.id = sf.media_id where sf.group_id = g.id), 'faqs', (
            select coalesce(jsonb_agg(jsonb_build_object('question', faq.question, 'answer', faq.answer)
              order by faq.place, faq.id), '[]')
            from project_faqs faq where faq.group_id = g.id and faq.question_id is null))`,
      },
      notFound: 'project_not_found',
    }),
  },
}
