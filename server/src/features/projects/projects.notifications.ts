/** Notifications about questions on projects. */
import {
  commentFileNotification,
  commentLikeNotification,
  saidNotifications,
} from '../../discussion/discussion.notifications.ts'
import { projectDiscussions } from '../../visibility/project-discussions.ts'

const told = { ...projectDiscussions, name: 'project' } as const

export const projectNotifications = [
  ...saidNotifications(told),
  commentFileNotification(told),
  commentLikeNotification(told),
]
