/** Exports for the rest of the server. */
export { coverMedia, faceMedia } from './profiles.media.ts'
export { firstStepsLeft } from './setup/first-steps.ts'
export { setAvatar, setCover, setIntro } from './profiles.queries.ts'
