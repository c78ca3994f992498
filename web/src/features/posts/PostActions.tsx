import type { Post } from '@commons/contract/posts.ts'
import { useLingui } from '@lingui/react/macro'
import { IconHeart, IconHeartFilled, IconThumbDown, IconThumbDownFilled } from '@tabler/icons-react'
import { ActionButton } from '../../ui/ActionButton.tsx'
import classes from './PostCard.module.css'

interface PostActionsProps {
  post: Post
  onLike: () => void
  onDislike: () => void
}

/** The row of reactions, in columns of one width. */
export function PostActions({ post, onLike, onDislike }: PostActionsProps) {
  const { t, i18n } = useLingui()
  const liked = post.user_like === 1
  const disliked = post.user_dislike === 1
  const likes = i18n.number(post.like_count)
  const dislikes = i18n.number(post.dislike_count)
  return (
    <div className={classes.actions}>
      <ActionButton
        label={post.like_count > 0 ? t`Like, ${likes}` : t`Like`}
        icon={liked ? <IconHeartFilled size={22} /> : <IconHeart size={22} stroke={1.75} />}
        count={post.like_count}
        pressed={liked}
        tone="like"
        onClick={onLike}
      />
      <ActionButton
        label={post.dislike_count > 0 ? t`Dislike, ${dislikes}` : t`Dislike`}
        icon={disliked ? <IconThumbDownFilled size={22} /> : <IconThumbDown size={22} stroke={1.75} />}
        count={post.dislike_count}
        pressed={disliked}
        onClick={onDislike}
      />
    </div>
  )
}
