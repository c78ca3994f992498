import { store } from '../ui/store.ts'
import type { PlayerProps } from './player-props.ts'

/** The one video that has the player. */
export interface Playing {
  readonly player: PlayerProps
  /** Its place on its page; null once the member has left that page. */
  readonly slot: HTMLElement | null
  /** Whether it plays in the corner, although its page may be open. */
  readonly isMini: boolean
}

/**
 * Changed by `playing-place.ts` only: every page loads this store. Listeners are called at once, and one of them
 * moves the video before its page is removed.
 */
export const playing = store<Playing | null>(null)
