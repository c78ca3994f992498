import type { Post } from '@commons/contract/posts/posts.ts'
import type { Video } from '@commons/contract/shared/video.ts'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../../api/session.ts'
import { AltBadge } from '../../../ui/pictures/AltBadge.tsx'
import { VideoView } from '../../../ui/pictures/VideoView.tsx'
import { useAutoplay } from './use-autoplay.ts'

export function PostVideo({ post, video }: { post: Post; video: Video }) {
  const { t } = useLingui()
  const autoplay = useAutoplay()
  const viewer = useSession()?.id
  return (
    <AltBadge alt={video.poster.alt}>
      <VideoView
        key={viewer}
        video={video}
        label={t`Video by ${post.full_name}`}
        autoplay={autoplay}
        viewer={viewer}
      />
    </AltBadge>
  )
}
