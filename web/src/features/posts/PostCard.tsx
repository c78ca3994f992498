import type { Post } from '@commons/contract/posts.ts'
import { clsx } from 'clsx'
import { useId, type ComponentPropsWithoutRef } from 'react'
import { Card } from '../../ui/Card.tsx'
import { NsfwLock } from './NsfwLock.tsx'
import { PostActions } from './PostActions.tsx'
import classes from './PostCard.module.css'
import { PostContent } from './PostContent.tsx'
import { PostHead } from './PostHead.tsx'
import { useReactions } from './use-reactions.ts'

interface PostCardProps extends ComponentPropsWithoutRef<'article'> {
  post: Post
  highlighted?: boolean
}

/** One post: who, when, for whom, what, and what one can do about it. */
export function PostCard({ post, highlighted = false, className, ...rest }: PostCardProps) {
  const nameId = useId()
  const { shown, like, dislike } = useReactions(post)
  return (
    <Card
      as="article"
      aria-labelledby={nameId}
      className={clsx(classes.card, highlighted && classes.highlighted, className)}
      {...rest}
    >
      <PostHead post={post} nameId={nameId} />
      {post.is_nsfw === 1 ? (
        <NsfwLock reasons={post.nsfw}>
          <PostContent post={post} />
        </NsfwLock>
      ) : (
        <PostContent post={post} />
      )}
      <PostActions post={shown} onLike={like} onDislike={dislike} />
    </Card>
  )
}
