/** The sidebar of group pages. */
export { AsideGroups } from './AsideGroups.tsx'
