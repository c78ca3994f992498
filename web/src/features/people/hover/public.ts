/** Cards about the members whose names are on the page. */
export { default as HoverCards } from './HoverCards.tsx'
