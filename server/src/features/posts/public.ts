/** What posts offer to the rest of the server. */
export { removeDeletedPosts } from './posts.jobs.ts'
export { postMedia } from './posts.media.ts'
export { addPost, toggleReaction } from './posts.queries.ts'
