/** A survey offered above the feed. Separate from the panel beside it, since a page uses one of them. */
export { PollLine } from './PollLine.tsx'
