import type { Feature } from '../../feature.ts'
import { visibleGroups } from '../../visibility/groups.ts'
import { visibleProjectDiscussions } from '../../visibility/project-discussions.ts'
import { discussion } from './projects.discussion.ts'
import { projectNotifications } from './projects.notifications.ts'

/** Projects are groups: their pictures, members, posts and reports are the groups'. */
export const projects: Feature = {
  topics: { project: visibleGroups, project_discussion: visibleProjectDiscussions },
  media: [discussion.files],
  notifications: projectNotifications,
}
