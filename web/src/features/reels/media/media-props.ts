import type { Reel } from '@commons/contract/reels.ts'
import type { Ref } from 'react'

/** What the viewer asks of what a reel shows. */
export interface MediaHandle {
  readonly toggle: () => void
}

export interface MediaProps {
  reel: Reel
  /** It is the one that is watched. */
  isActive: boolean
  /** It comes next: it is loaded ahead. */
  isNext: boolean
  isSilent: boolean
  handle: Ref<MediaHandle>
  onNext: (() => void) | undefined
}
