/** Comments on, likes and saves of reels. */
import { discussionOf } from '../../discussion/discussion.ts'
import { saveToggle } from '../../discussion/saved.queries.ts'
import { reels } from '../../visibility/reels.ts'

export const discussion = discussionOf(reels)
export const toggleSaved = saveToggle(reels)
