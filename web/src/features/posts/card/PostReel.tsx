import type { ShownReel } from '@commons/contract/reels/reels.ts'
import { Suspense } from 'react'
import { BoxSkeleton } from '../../../ui/states/Skeletons.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { loadReel } from './content-pieces.ts'
import { useAutoplay } from './use-autoplay.ts'

const ReelInPlace = piece(loadReel)

/** The approximate height of a picture, and of the author and text above a video. */
const [pictureHeight, headHeight] = [206, '104px']

/** The reel that a post shows, which plays as videos of posts do. */
export function PostReel({ reelId, reel }: { reelId: number; reel: ShownReel | null }) {
  const autoplay = useAutoplay()
  const height = reel?.video ? `calc(${headHeight} + 70vh)` : pictureHeight
  return (
    <Suspense fallback={<BoxSkeleton height={height} />}>
      <ReelInPlace reelId={reelId} reel={reel} autoplay={autoplay} />
    </Suspense>
  )
}
