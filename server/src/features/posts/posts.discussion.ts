/** What members say of posts, how they react to them, and that they save them. */
import { discussionOf } from '../../discussion/discussion.ts'
import { saveToggle } from '../../discussion/saved.queries.ts'
import { posts } from '../../visibility/posts.ts'

export const discussion = discussionOf(posts)
export const toggleSaved = saveToggle(posts)
