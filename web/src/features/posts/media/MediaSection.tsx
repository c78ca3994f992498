import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useReadMore } from '../../../api/use-read-more.ts'
import type { SectionProps } from '../../../feature.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useGonePosts } from '../list/gone-posts.ts'
import { postRows } from '../list/post-rows.ts'
import { PictureList } from '../picture/picture-list.ts'
import classes from './Media.module.css'
import { MediaTile } from './MediaTile.tsx'

/** Rows of three, so that a page ends with a whole one. */
const limit = 30

/** The pictures and videos of a member's posts in a grid. */
export function MediaSection({
  member: { user_id, full_name },
  viewAs,
  isOwn,
}: Pick<SectionProps, 'member' | 'viewAs' | 'isOwn'>) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { read, more } = useReadMore('user_media', {
    view_user_id: user_id,
    ...(viewAs && { view_as: viewAs }),
    limit,
  })
  const gone = useGonePosts({ showsMuted: true })

  /** Saves the viewer a request for each post along which its arrows move. */
  function keep(posts: readonly Post[]) {
    for (const post of posts) {
      const { input, answer } = postRows.detail(post)
      const key = [postRows.call, input]
      if (client.getQueryData(key) === undefined) client.setQueryData(key, answer)
    }
  }

  return (
    <Card as="section" aria-label={t`Pictures and videos by ${full_name}`}>
      <Loaded read={read}>
        {(pages) => {
          const posts = pages.flatMap(({ recdata }) => recdata).filter(({ post_id }) => !gone.has(post_id))
          if (posts.length === 0 && !more.isThere)
            return (
              <EmptyState
                title={<Trans>No pictures or videos yet</Trans>}
                hint={
                  isOwn ? (
                    <Trans>Pictures and videos from your posts show up here.</Trans>
                  ) : (
                    <Trans>Pictures and videos from {full_name}'s posts show up here.</Trans>
                  )
                }
              />
            )
          return (
            <PictureList value={posts.map(({ post_id }) => post_id)}>
              <ul className={classes.grid}>
                {posts.map((post) => (
                  <MediaTile key={post.post_id} post={post} onOpen={viewAs ? undefined : () => keep(posts)} />
                ))}
              </ul>
              <MoreButton more={more} />
            </PictureList>
          )
        }}
      </Loaded>
    </Card>
  )
}
