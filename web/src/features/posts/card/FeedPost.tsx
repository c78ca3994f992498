import { memo, useLayoutEffect, useRef } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { CardSkeleton } from '../../../ui/states/Skeletons.tsx'
import { useImpression } from '../../insights/public.ts'
import { PostCard } from './PostCard.tsx'
import classes from '../list/PostList.module.css'

interface FeedPostProps {
  postId: number
  index: number
  /** Called with 1 when the post is drawn as an article, and with -1 when it is no longer. */
  onShown: (by: 1 | -1) => void
}

/**
 * One row of a list of posts. The list has already stored the post in the cache; it is read again only if
 * that was long ago. Memoized, because the list renders whenever a row comes or goes, many times a second
 * while scrolling.
 */
export const FeedPost = memo(function FeedPost({ postId, index, onShown }: FeedPostProps) {
  const { data, error, refetch } = useRead('post_card', { post_id: postId })
  const isShown = data !== undefined
  const row = useRef<HTMLDivElement>(null)
  useImpression(row, isShown ? postId : undefined)
  useLayoutEffect(() => {
    if (!isShown) return
    onShown(1)
    return () => onShown(-1)
  }, [isShown, onShown])
  return (
    <div ref={row} className={classes.row}>
      {data ? (
        <PostCard
          post={data.recdata}
          data-index={index}
          tabIndex={0}
          aria-posinset={index + 1}
          aria-setsize={-1}
          className={classes.post}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.placeholder}>
          <Delayed>
            <CardSkeleton />
          </Delayed>
        </div>
      )}
    </div>
  )
})
