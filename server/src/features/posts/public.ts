/** What posts offer to the rest of the server. */
export { commentMedia } from './comments/comments.media.ts'
export { removeDeletedPosts } from './posts.jobs.ts'
export { postMedia } from './posts.media.ts'
