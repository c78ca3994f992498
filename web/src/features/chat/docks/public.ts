/** The open conversations, beside every page. */
export { Docks } from './Docks.tsx'
