/** How reels are shown in search results. */
export { foundReel } from './found-reel.tsx'
