/** What other features may use of the posts. */
export { Composer } from './Composer.tsx'
export { HomeFeed } from './HomeFeed.tsx'
export { MemberFeed } from './MemberFeed.tsx'
export { PublishedPosts } from './PublishedPosts.tsx'
export { SinglePost } from './SinglePost.tsx'
