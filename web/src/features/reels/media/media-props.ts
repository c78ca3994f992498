import type { Reel } from '@commons/contract/reels/reels.ts'
import type { Ref } from 'react'

/** Controls of a reel's media, for the viewer. */
export interface MediaHandle {
  readonly toggle: () => void
}

export interface MediaProps {
  reel: Reel
  /** It is the current reel. */
  isActive: boolean
  /** It is the next reel, which is loaded ahead. */
  isNext: boolean
  isSilent: boolean
  handle: Ref<MediaHandle>
  onNext: (() => void) | undefined
}
