import { Suspense, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { quietPiece } from '../../../ui/states/piece.tsx'
import type { PostPlace } from '../composer/post-draft.ts'
import { waiting } from '../composer/waiting-rows.ts'

const WaitingPosts = quietPiece(async () => ({
  default: (await import('../waiting/public.ts')).WaitingPosts,
}))

/** Where the member's posts are that aren't published yet. Few have any, so what draws them loads with the first. */
export default function WaitingPlace({ place }: { place: PostPlace }) {
  const posts = useRead('waiting_posts', {}).data?.recdata ?? []
  const isAny = waiting.useAll().length > 0 || posts.length > 0
  const [isNeeded, setNeeded] = useState(isAny)
  const [wasEmpty] = useState(!isAny)
  if (isAny && !isNeeded) setNeeded(true)
  return <Suspense>{isNeeded && <WaitingPosts place={place} wasEmpty={wasEmpty} />}</Suspense>
}
