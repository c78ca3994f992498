import type { Post } from '@commons/contract/posts/posts.ts'
import { useLingui } from '@lingui/react/macro'
import {
  IconCoin,
  IconHeart,
  IconHeartFilled,
  IconMessageCircle,
  IconRepeat,
  IconThumbDown,
  IconThumbDownFilled,
} from '@tabler/icons-react'
import { useIsAbsent } from '../../../ui/network.ts'
import { useSession } from '../../../api/session.ts'
import { ActionButton } from '../../../ui/actions/ActionButton.tsx'
import { useCommentCount } from '../comments/use-comment-count.ts'
import classes from './PostActions.module.css'
import { useRemind } from '../remind/remind-post.ts'
import { openReward } from '../../wallet/public.ts'
import { isPointer, subjectOf } from './whose.ts'

interface PostActionsProps {
  post: Post
  onLike: () => void
  onDislike: () => void
  /** Left out if there is nothing to comment on. */
  onComment?: (() => void) | undefined
  /** Set if the comments open below the card. */
  commentsOpen?: boolean | undefined
}

/** The row of a post's actions, in columns of equal width. Keyboard shortcuts find them by `data-action`. */
export function PostActions({ post, onLike, onDislike, onComment, commentsOpen }: PostActionsProps) {
  const { t, i18n } = useLingui()
  const remind = useRemind(post)
  const me = useSession()?.id
  const isWithoutMoney = useIsAbsent('wallet')
  const commentCount = useCommentCount(post)
  // A pointer to a deleted original: nothing is left to act on.
  if (post.original_gone === 1 && isPointer(post)) return null
  const author = subjectOf(post)
  const liked = post.user_like === 1
  const disliked = post.user_dislike === 1
  const likes = i18n.number(post.like_count)
  const dislikes = i18n.number(post.dislike_count)
  const comments = i18n.number(commentCount)
  const reminders = i18n.number(remind.count)
  return (
    <div className={classes.actions}>
      <ActionButton
        data-action="like"
        label={post.like_count > 0 ? t`Like, ${likes}` : t`Like`}
        tip={t`Like`}
        icon={liked ? <IconHeartFilled size={22} /> : <IconHeart size={22} stroke={1.75} />}
        count={post.like_count}
        pressed={liked}
        tone="like"
        onClick={onLike}
      />
      <ActionButton
        data-action="dislike"
        label={post.dislike_count > 0 ? t`Dislike, ${dislikes}` : t`Dislike`}
        tip={t`Dislike`}
        icon={disliked ? <IconThumbDownFilled size={22} /> : <IconThumbDown size={22} stroke={1.75} />}
        count={post.dislike_count}
        pressed={disliked}
        onClick={onDislike}
      />
      {onComment && (
        <ActionButton
          data-action="comment"
          label={commentCount > 0 ? t`Comment, ${comments}` : t`Comment`}
          tip={t`Comment`}
          icon={<IconMessageCircle size={22} stroke={1.75} />}
          count={commentCount}
          aria-expanded={commentsOpen}
          onClick={onComment}
        />
      )}
      {post.original_gone === 0 && (
        <ActionButton
          data-action="remind"
          label={remind.count > 0 ? t`Remind, ${reminders}` : t`Remind`}
          tip={remind.reminded ? t`Remove your reminder` : t`Remind: share it with your followers`}
          icon={<IconRepeat size={22} stroke={remind.reminded ? 2.5 : 1.75} />}
          count={remind.count}
          pressed={remind.reminded}
          onClick={remind.press}
        />
      )}
      {author.user_id !== me && !isWithoutMoney && (
        <ActionButton
          data-action="reward"
          label={t`Reward`}
          tip={t`Reward the author with tokens`}
          icon={<IconCoin size={22} stroke={1.75} />}
          aria-haspopup="dialog"
          onClick={() => {
            const to = { call: 'tip', of: { post_id: post.target_post_id } } as const
            void openReward({ to, name: author.full_name })
          }}
        />
      )}
    </div>
  )
}
