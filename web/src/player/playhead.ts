import { store, type Readable } from '../ui/store.ts'

/** Where the video that has the player is, and how others move it. */
export interface Playhead {
  /** The video's name. */
  readonly name: string
  /** In seconds. */
  readonly time: number
  readonly seek: (to: number) => void
}

const current = store<Playhead | null>(null)
export const playhead: Readable<Playhead | null> = current

export function setPlayhead(next: Playhead | null): void {
  current.set(next)
}

/** Goes to a time of the video that has the player, and plays. */
export function seekTo(seconds: number): void {
  current.get()?.seek(seconds)
}
