/** What members say of surveys, and how they like them. */
import { discussionOf } from '../../discussion/discussion.ts'
import { surveys } from '../../visibility/surveys.ts'

export const discussion = discussionOf(surveys)
