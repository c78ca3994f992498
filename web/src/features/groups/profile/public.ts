/** The groups of a member, as a part of their page. */
export { MemberGroups } from './MemberGroups.tsx'
