/** What posts offer to the rest of the server. */
export { commentMedia } from './posts.comments.media.ts'
export { removeDeletedPosts } from './posts.jobs.ts'
export { postMedia } from './posts.media.ts'
export { addComment, addReply } from './posts.comments.writing.queries.ts'
export { findMentions } from './posts.mentions.ts'
export { addRepost } from './posts.reposts.queries.ts'
export { addPost, toggleReaction } from './posts.writing.queries.ts'
