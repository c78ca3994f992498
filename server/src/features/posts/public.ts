/** What posts offer to the rest of the server. */
export { removeDeletedPosts } from './posts.jobs.ts'
export { addPicture, addPost, toggleReaction } from './posts.queries.ts'
