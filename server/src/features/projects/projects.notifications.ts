/** What members are told of questions about projects. */
import { saidNotifications } from '../../discussion/discussion.notifications.ts'
import { projectDiscussions } from '../../visibility/project-discussions.ts'

export const projectNotifications = saidNotifications({ ...projectDiscussions, name: 'project' })
