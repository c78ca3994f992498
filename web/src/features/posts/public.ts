/** What other features may use of posts. */
export { Composer } from './composer/Composer.tsx'
export { createPost } from './editing/create-post.ts'
export { openMute } from './mute/open-mute.ts'
export { reactionKind } from './card/reactions.ts'
export { SinglePost } from './card/SinglePost.tsx'
export { usePostLike } from './card/use-post-like.ts'
export { postKind } from './composer/waiting-posts.ts'
export { piecesOfPosts } from './warm-up.ts'
