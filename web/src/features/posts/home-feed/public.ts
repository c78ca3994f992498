/** What Home draws first. Kept apart from ../public.ts, most of which is loaded after that. */
export { ComposerPlace } from '../composer/ComposerPlace.tsx'
export { HomeFeed } from '../list/HomeFeed.tsx'
export { readHomeAhead } from '../list/read-home-ahead.ts'
