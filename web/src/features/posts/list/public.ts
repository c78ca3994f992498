/** Lists of posts other than Home's. Kept apart from ../public.ts, which is part of Home's first load. */
export { GroupFeed, GroupFoundFeed, GroupTagFeed, GroupTopicFeed } from './GroupFeed.tsx'
export { PostContent } from '../card/PostContent.tsx'
export { MemberFeed } from './MemberFeed.tsx'
export { SeenPosts } from './SeenPosts.tsx'
