import type { PlayerProps } from './player-props.ts'
import { playing } from './playing.ts'

/** Shows a video in a place of its page, or changes what is known of it. */
export function show(player: PlayerProps, slot: HTMLElement): void {
  playing.set((now) => {
    const stays = now?.player.name === player.name && now.slot === slot
    return { player, slot, isMini: stays && now.isMini }
  })
}

/** Call before a place is removed: the video goes on in the corner if it plays, otherwise it closes. */
export function leave(slot: HTMLElement): void {
  const now = playing.get()
  if (now?.slot !== slot) return
  const video = slot.querySelector('video')
  const plays = now.isMini || (video !== null && !video.paused && !video.ended)
  playing.set(plays && now.player.hasMini !== false ? { ...now, slot: null, isMini: true } : null)
}

/** Moves the video to the corner, or back into its page. */
export function setMini(isMini: boolean): void {
  playing.set((now) => now && { ...now, isMini: isMini || now.slot === null })
}

/** Stops the video and removes its player from the corner. */
export function close(): void {
  playing.set((now) => (now?.slot ? { ...now, isMini: false } : null))
}
