import type { Post } from '@commons/contract/posts/posts.ts'
import { clsx } from 'clsx'
import { useId, type ComponentPropsWithoutRef } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { PostComments, useCommentField } from '../comments/PostComments.tsx'
import { NsfwLock } from '../../../shown/NsfwLock.tsx'
import { TipsGiven } from '../../../shown/TipsGiven.tsx'
import { WaitingMark } from '../../../compose/outbox/WaitingMark.tsx'
import { PostActions } from './PostActions.tsx'
import classes from './PostCard.module.css'
import { PostContent } from './PostContent.tsx'
import { PostHead } from './PostHead.tsx'
import { RepostContent } from '../remind/RepostContent.tsx'
import { ThreadMark } from '../thread/ThreadMark.tsx'
import { useReactions } from './use-reactions.ts'

interface PostCardProps extends ComponentPropsWithoutRef<'article'> {
  post: Post
  highlighted?: boolean
  /** All comments and the comment field are open from the start. */
  commentsOpen?: boolean
  /** Among the others of its thread: its place there. Its comments are shown once they are asked for. */
  nth?: string
}

/** A post with its author, time, audience, content and actions. */
export function PostCard({
  post,
  highlighted = false,
  commentsOpen = false,
  nth,
  className,
  ...rest
}: PostCardProps) {
  const nameId = useId()
  const { shown, waits, like, dislike } = useReactions(post)
  const field = useCommentField(post)
  return (
    <Card
      as="article"
      aria-labelledby={nameId}
      // Focusable even outside the tab order: shortcuts move the focus back to the card.
      tabIndex={-1}
      className={clsx(classes.card, highlighted && classes.highlighted, className)}
      {...rest}
    >
      <PostHead post={post} nameId={nameId} nth={nth} />
      {post.is_repost === 1 ? (
        <RepostContent post={post} opened={commentsOpen} />
      ) : post.is_nsfw === 1 ? (
        <NsfwLock reasons={post.nsfw} by={post.user_id}>
          <PostContent post={post} opened={commentsOpen} />
        </NsfwLock>
      ) : (
        <PostContent post={post} opened={commentsOpen} />
      )}
      {nth === undefined && <ThreadMark post={post} />}
      <TipsGiven tips={shown.tips} tip_count={shown.tip_count} />
      <PostActions
        post={shown}
        onLike={like}
        onDislike={dislike}
        onComment={field.open}
        commentsOpen={field.isOpen || commentsOpen}
      />
      {waits && <WaitingMark />}
      {(nth === undefined || commentsOpen || field.isOpen) && (
        <PostComments post={post} opened={commentsOpen} />
      )}
    </Card>
  )
}
