import type { Hashtag } from '@commons/contract/posts-tags.ts'
import { Plural } from '@lingui/react/macro'

/** The numbers of public posts and reels with a tag. */
export function TagUses({
  of: { post_count, reel_count },
}: {
  of: Pick<Hashtag, 'post_count' | 'reel_count'>
}) {
  const hasReels = reel_count > 0
  return (
    <>
      {(post_count > 0 || !hasReels) && (
        <Plural value={post_count} one="# public post" other="# public posts" />
      )}
      {post_count > 0 && hasReels && ' · '}
      {hasReels && <Plural value={reel_count} one="# public reel" other="# public reels" />}
    </>
  )
}
