/** The lists of whom a member follows and who follows them. */
export { MemberCard } from './MemberCard.tsx'
