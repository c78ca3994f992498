/** Members' questions about projects. */
import { discussionOf } from '../../discussion/discussion.ts'
import { projectDiscussions } from '../../visibility/project-discussions.ts'

export const discussion = discussionOf(projectDiscussions)
