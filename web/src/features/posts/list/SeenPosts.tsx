import type { Post } from '@commons/contract/posts/posts.ts'
import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconPinFilled } from '@tabler/icons-react'
import { useId } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { NsfwLock } from '../../../shown/NsfwLock.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { PostContent } from '../card/PostContent.tsx'
import { PostHead } from '../card/PostHead.tsx'
import { RepostContent } from '../remind/RepostContent.tsx'
import classes from './SeenPosts.module.css'

function SeenPost({ post }: { post: Post }) {
  const nameId = useId()
  const { like_count, repost_count, comments_count } = post
  return (
    <Card as="article" aria-labelledby={nameId} className={classes.card}>
      {post.is_pinned === 1 && (
        <p className={classes.pinned}>
          <IconPinFilled size={16} aria-hidden="true" />
          <Trans>Pinned</Trans>
        </p>
      )}
      <PostHead post={post} nameId={nameId} hasMenu={false} />
      {post.is_repost === 1 ? (
        <RepostContent post={post} />
      ) : post.is_nsfw === 1 ? (
        <NsfwLock reasons={post.nsfw} by={post.user_id}>
          <PostContent post={post} />
        </NsfwLock>
      ) : (
        <PostContent post={post} />
      )}
      <p className={classes.counts}>
        <span>
          <Plural value={like_count} one="# like" other="# likes" />
        </span>
        <span>
          <Plural value={comments_count} one="# comment" other="# comments" />
        </span>
        <span>
          <Plural value={repost_count} one="# reminder" other="# reminders" />
        </span>
      </p>
    </Card>
  )
}

interface SeenPostsProps {
  userId: number
  fullName: string
  viewAs: ViewAs
}

/** The member's own posts as others see them, without actions. */
export function SeenPosts({ userId, fullName, viewAs }: SeenPostsProps) {
  const { t } = useLingui()
  const { read, more } = useReadMore('user_timeline', { view_user_id: userId, view_as: viewAs, limit: 10 })
  return (
    <Loaded read={read}>
      {(pages) => {
        const posts = pages.flatMap(({ recdata }) => recdata)
        if (posts.length === 0)
          return (
            <Card>
              <EmptyState
                title={<Trans>Nothing to see here</Trans>}
                hint={<Trans>None of your posts are for them.</Trans>}
              />
            </Card>
          )
        return (
          <section aria-label={t`Posts by ${fullName}`} className={classes.list}>
            {posts.map((post) => (
              <SeenPost key={post.post_id} post={post} />
            ))}
            <MoreButton more={more} />
          </section>
        )
      }}
    </Loaded>
  )
}
