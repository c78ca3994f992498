/** A survey that is offered beside or above the feed. */
export { PollLine } from './PollLine.tsx'
export { PollPanel } from './PollPanel.tsx'
