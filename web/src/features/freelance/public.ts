/** The button with which a client invites a freelancer, and reviews of agreements. */
export { InviteButton } from './invite/InviteButton.tsx'
export { ReviewRow } from './reviews/ReviewRow.tsx'
