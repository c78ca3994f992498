/** The member's posts that aren't published yet. Few have any, so they load by themselves. */
export { WaitingPosts } from '../list/WaitingPosts.tsx'
