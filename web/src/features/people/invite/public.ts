/** Invitation controls for every page's layout. */
export { InviteBox } from './InviteBox.tsx'
export { InvitePlace } from './InvitePlace.tsx'
