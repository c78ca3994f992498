/** Exports for the rest of the server. */
export { coverMedia, faceMedia } from './profiles.media.ts'
export { setAvatar, setCover, setIntro } from './profiles.queries.ts'
