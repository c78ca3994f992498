import { store, type Readable } from '../ui/store.ts'
import type { PlayerProps } from './player-props.ts'

/** The one video that has the player. */
export interface Playing {
  readonly player: PlayerProps
  /** Its place on its page; null once the member has left that page. */
  readonly slot: HTMLElement | null
  /** Whether it plays in the corner, although its page may be open. */
  readonly isMini: boolean
}

const current = store<Playing | null>(null)
/** Listeners are called at once: one of them moves the video before its page is removed. */
export const playing: Readable<Playing | null> = current

/** Shows a video in a place of its page, or changes what is known of it. */
export function show(player: PlayerProps, slot: HTMLElement): void {
  current.set((now) => {
    const stays = now?.player.name === player.name && now.slot === slot
    return { player, slot, isMini: stays && now.isMini }
  })
}

/** Call before a place is removed: the video goes on in the corner if it plays, otherwise it closes. */
export function leave(slot: HTMLElement): void {
  const now = current.get()
  if (now?.slot !== slot) return
  const video = slot.querySelector('video')
  const plays = now.isMini || (video !== null && !video.paused && !video.ended)
  current.set(plays && now.player.hasMini !== false ? { ...now, slot: null, isMini: true } : null)
}

/** Moves the video to the corner, or back into its page. */
export function setMini(isMini: boolean): void {
  current.set((now) => now && { ...now, isMini: isMini || now.slot === null })
}

/** Stops the video and removes its player from the corner. */
export function close(): void {
  current.set((now) => (now?.slot ? { ...now, isMini: false } : null))
}
