import type { Reel } from '@commons/contract/reels.ts'
import type { Ref } from 'react'
import { ReelPicture } from './ReelPicture.tsx'
import { ReelVideo } from './ReelVideo.tsx'

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

/** The video or picture of a reel, with its time below. */
export function ReelMedia(props: MediaProps) {
  const { video, picture } = props.reel
  if (video) return <ReelVideo {...props} video={video} />
  return picture && <ReelPicture {...props} picture={picture} />
}
