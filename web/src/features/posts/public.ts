/** What other features may use of the posts. */
export { Composer } from './composer/Composer.tsx'
export { createPost } from './editing/create-post.ts'
export { HomeFeed } from './list/HomeFeed.tsx'
export { MemberFeed } from './list/MemberFeed.tsx'
export { PublishedPosts } from './list/PublishedPosts.tsx'
export { reactionKind } from './card/reactions.ts'
export { SinglePost } from './card/SinglePost.tsx'
export { piecesOfPosts } from './warm-up.ts'
