/** The reels of a member's page. */
export { MemberReels } from './MemberReels.tsx'
