/** Comments on and likes of surveys. */
import { discussionOf } from '../../discussion/discussion.ts'
import { surveys } from '../../visibility/surveys.ts'

export const discussion = discussionOf(surveys)
