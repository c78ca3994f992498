/** Comments on, reactions to and saves of posts. */
import { discussionOf } from '../../discussion/discussion.ts'
import { saveToggle } from '../../saves/saves.ts'
import { posts } from '../../visibility/posts.ts'

export const discussion = discussionOf(posts)
export const toggleSaved = saveToggle(posts)
