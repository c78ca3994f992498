/** What other features may use of tags. */
export { TagUses } from './TagUses.tsx'
