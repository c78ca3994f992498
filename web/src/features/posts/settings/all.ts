/** The panels about posts, fetched together. */
export { HashtagsPanel } from './HashtagsPanel.tsx'
export { MutedPanel } from './MutedPanel.tsx'
