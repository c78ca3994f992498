import type { Post } from '@commons/contract/posts.ts'
import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { Delayed } from '../../../ui/Delayed.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { CardSkeleton } from '../../../ui/Skeletons.tsx'
import { useGonePosts } from './gone-posts.ts'
import { NewPostsPill } from './NewPostsPill.tsx'
import classes from './PostList.module.css'
import type { PostPages } from './post-rows.ts'
import { PostRows } from './PostRows.tsx'
import { useLoadMore } from './use-load-more.ts'
import { useNews } from './use-news.ts'

interface PostListProps {
  /** Names the list, for its layout to be found again on the way back. */
  name: string
  /** What the list is of, for screen readers. */
  label: string
  list: PostPages
  /** Which of one's new posts belong here; all of them without it. */
  belongs?: (post: Post) => boolean
  /** Posts that this list alone leaves out. */
  without?: ReadonlySet<number> | undefined
  /** Said when there is nothing at all. */
  emptyTitle?: ReactNode
  emptyHint: ReactNode
  emptyAction?: ReactNode
  /** Stands below the last of all. */
  afterEnd?: ReactNode
}

/** A list of posts that loads as one scrolls and never moves what is being read. */
export function PostList({
  name,
  label,
  list,
  belongs,
  without,
  emptyTitle = <Trans>Nothing More To Load</Trans>,
  emptyHint,
  emptyAction,
  afterEnd,
}: PostListProps) {
  const { error } = list
  const gone = useGonePosts()
  const ids = useMemo(
    () => list.ids?.filter((id) => !gone.has(id) && !without?.has(id)),
    [list.ids, gone, without],
  )
  const top = useRef<HTMLDivElement>(null)
  const end = useLoadMore(list)
  const { count, show } = useNews(list, top, belongs)

  useEffect(() => {
    // Nothing is read yet that could move.
    if (ids?.length === 0 && list.news.ids.length > 0) list.showNews()
    // All that was looked at is muted: what is wanted may come after it.
    else if (ids?.length === 0 && list.hasMore && !error) list.loadMore()
  })

  if (!ids?.length && error)
    return (
      <Card as="div">
        <ErrorState error={error} onRetry={list.retry} />
      </Card>
    )
  if (!ids || (ids.length === 0 && list.hasMore))
    return (
      <Delayed>
        <div className={classes.skeletons} role="status" aria-busy="true">
          {list.paused && (
            <p className={classes.note}>
              <Trans>You're offline. Posts will load when you're back.</Trans>
            </p>
          )}
          <CardSkeleton picture />
          <CardSkeleton />
          <CardSkeleton picture />
        </div>
      </Delayed>
    )
  if (ids.length === 0)
    return (
      <Card as="div">
        <EmptyState title={emptyTitle} hint={emptyHint} action={emptyAction} />
      </Card>
    )
  return (
    <div ref={top}>
      <NewPostsPill count={count} more={list.news.more} onShow={show} />
      <PostRows name={name} label={label} ids={ids} busy={list.loadingMore} />
      <div ref={end} />
      {list.loadingMore && <CardSkeleton />}
      {error && !list.loadingMore && (
        <Card as="div">
          <ErrorState error={error} onRetry={list.retry} />
        </Card>
      )}
      {!list.hasMore && !error && (
        <>
          <p className={classes.note}>
            <Trans>Nothing More To Load</Trans>
          </p>
          {afterEnd}
        </>
      )}
    </div>
  )
}
