/** What profiles offer to the rest of the server. */
export { setAvatar, setCover } from './profiles.queries.ts'
