/** A member's groups, as a part of their profile. */
export { MemberGroups } from './MemberGroups.tsx'
