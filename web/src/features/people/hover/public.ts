/** Cards about the members named on the page. */
export { default as HoverCards } from './HoverCards.tsx'
