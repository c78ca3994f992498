/** The button with which a client invites a freelancer. */
export { InviteButton } from './invite/InviteButton.tsx'
