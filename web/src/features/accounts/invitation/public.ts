/** What the frame of visitors' pages does with a referral link. */
export { useFollowedInvitation } from './invitation.ts'
