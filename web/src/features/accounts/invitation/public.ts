/** Referral links, for the layout of visitors' pages. */
export { useFollowedInvitation } from './invitation.ts'
