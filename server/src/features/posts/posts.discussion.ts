/** What members say of posts, and how they react to them. */
import { discussionOf } from '../../discussion/discussion.ts'
import { posts } from '../../visibility/posts.ts'

export const discussion = discussionOf(posts)
