/** What stands beside a page about groups. */
export { AsideGroups } from './AsideGroups.tsx'
