/** A survey offered beside the feed. */
export { PollPanel } from './PollPanel.tsx'
