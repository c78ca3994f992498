import type { Hashtag } from '@commons/contract/posts/tags.ts'
import { Plural } from '@lingui/react/macro'

/** The numbers of public posts, reels and videos with a tag. */
export function TagUses({
  of: { post_count, reel_count, video_count },
}: {
  of: Pick<Hashtag, 'post_count' | 'reel_count' | 'video_count'>
}) {
  const [hasReels, hasVideos] = [reel_count > 0, video_count > 0]
  const hasPosts = post_count > 0 || !(hasReels || hasVideos)
  return (
    <>
      {hasPosts && <Plural value={post_count} one="# public post" other="# public posts" />}
      {hasPosts && hasReels && ' · '}
      {hasReels && <Plural value={reel_count} one="# public reel" other="# public reels" />}
      {(hasPosts || hasReels) && hasVideos && ' · '}
      {hasVideos && <Plural value={video_count} one="# public video" other="# public videos" />}
    </>
  )
}
