/** The lists of a member's followers and followings. */
export { MemberCard } from './MemberCard.tsx'
