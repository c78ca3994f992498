/** Comments on, likes, saves and views of reels. */
import { discussionOf } from '../../discussion/discussion.ts'
import { saveToggle } from '../../saves/saves.ts'
import { viewsOf } from '../../views/views.ts'
import { reels } from '../../visibility/reels.ts'

export const discussion = discussionOf(reels)
export const toggleSaved = saveToggle(reels)
export const views = viewsOf(reels)
