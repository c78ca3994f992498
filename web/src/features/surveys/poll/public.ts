/** A survey that is offered beside the feed. */
export { PollPanel } from './PollPanel.tsx'
