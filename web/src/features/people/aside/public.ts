/** The sidebar panel of friends, which stands beside that of groups. */
export { Friends } from './Friends.tsx'
