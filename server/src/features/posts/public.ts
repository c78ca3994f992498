/** What posts offer to the rest of the server. */
export { discussion } from './posts.discussion.ts'
export { removeDeletedPosts } from './posts.jobs.ts'
export { postMedia } from './posts.media.ts'
