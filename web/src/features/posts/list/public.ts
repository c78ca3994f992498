/** Lists of posts beyond Home's: apart from ../public.ts, all of which Home loads first. */
export { GroupFeed, GroupTagFeed } from './GroupFeed.tsx'
export { MemberFeed } from './MemberFeed.tsx'
export { SeenPosts } from './SeenPosts.tsx'
