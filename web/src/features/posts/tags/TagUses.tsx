import type { Hashtag } from '@commons/contract/posts-tags.ts'
import { Plural } from '@lingui/react/macro'
import { Fragment } from 'react'

/** The numbers of public posts, reels and videos with a tag. */
export function TagUses({
  of: { post_count, reel_count, video_count },
}: {
  of: Pick<Hashtag, 'post_count' | 'reel_count' | 'video_count'>
}) {
  const posts = <Plural value={post_count} one="# public post" other="# public posts" />
  const others = [
    reel_count > 0 && <Plural value={reel_count} one="# public reel" other="# public reels" />,
    video_count > 0 && <Plural value={video_count} one="# public video" other="# public videos" />,
  ].filter((each) => each !== false)
  const uses = post_count > 0 || others.length === 0 ? [posts, ...others] : others
  return uses.map((each, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- their order never changes
    <Fragment key={place}>
      {place > 0 && ' · '}
      {each}
    </Fragment>
  ))
}
