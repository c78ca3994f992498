/** The settings panels of posts, loaded together. */
export { HashtagsPanel } from './HashtagsPanel.tsx'
export { MutedPanel } from './MutedPanel.tsx'
