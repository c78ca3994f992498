import { useRead } from '../../api/use-call.ts'
import { Delayed } from '../../ui/Delayed.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CardSkeleton } from '../../ui/Skeletons.tsx'
import { PostCard } from './PostCard.tsx'
import classes from './PostList.module.css'

/** One row of a list of posts. Its list has brought the post along; only if that was long ago it is read. */
export function FeedPost({ postId, index }: { postId: number; index: number }) {
  const { data, error, refetch } = useRead('post_detail', { post_id: postId })
  return (
    <div className={classes.row}>
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
        <ErrorState message={error.message} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.placeholder}>
          <Delayed>
            <CardSkeleton />
          </Delayed>
        </div>
      )}
    </div>
  )
}
