/** What the frame of every page offers to invite with. */
export { InviteBox } from './InviteBox.tsx'
export { InvitePlace } from './InvitePlace.tsx'
