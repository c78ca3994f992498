/** How tags and posts are shown that were searched for. */
export { foundPost, WordsRow } from './found-post.tsx'
export { foundTag } from './found-tag.tsx'
