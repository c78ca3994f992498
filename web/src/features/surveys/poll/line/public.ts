/** A survey that is offered above the feed, apart from the panel beside it: a page has one of them. */
export { PollLine } from './PollLine.tsx'
