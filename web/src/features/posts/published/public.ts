/** Every member's page loads it, and nothing of what writes a post. */
export { PublishedPosts } from '../list/PublishedPosts.tsx'
