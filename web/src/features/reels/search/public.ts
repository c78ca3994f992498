/** How reels are shown that were searched for. */
export { foundReel } from './found-reel.tsx'
