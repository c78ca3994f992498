/** What stands beside a page about tags. */
export { TagsForYou } from './TagsForYou.tsx'
