import type { Post } from '@commons/contract/posts.ts'
import type { Video } from '@commons/contract/shared/video.ts'
import { useLingui } from '@lingui/react/macro'
import { AltBadge } from '../../ui/AltBadge.tsx'
import { VideoView } from '../../ui/VideoView.tsx'
import { useAutoplay } from './use-autoplay.ts'

/** The video of a post. */
export function PostVideo({ post, video }: { post: Post; video: Video }) {
  const { t } = useLingui()
  const autoplay = useAutoplay()
  const { alt } = video.poster
  const by = t`Video by ${post.full_name}`
  return (
    <AltBadge alt={alt}>
      <VideoView video={video} label={alt === '' ? by : `${by}: ${alt}`} autoplay={autoplay} />
    </AltBadge>
  )
}
