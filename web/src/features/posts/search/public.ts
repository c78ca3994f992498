/** The row of a search result with words and their author. */
export { WordsRow } from './found-post.tsx'
