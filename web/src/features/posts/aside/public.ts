/** Panels about tags, shown beside a page. */
export { TagsForYou } from './TagsForYou.tsx'
