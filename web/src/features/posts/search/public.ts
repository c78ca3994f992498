/** How tags and posts are shown in search results. */
export { foundPost, WordsRow } from './found-post.tsx'
export { foundTag } from './found-tag.tsx'
