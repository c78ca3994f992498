import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import { notePicture } from '../../../ui/states/after-picture.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { CardSkeleton } from '../../../ui/states/Skeletons.tsx'
import { useGonePosts } from './gone-posts.ts'
import { NewPostsPill } from './NewPostsPill.tsx'
import classes from './PostList.module.css'
import type { PostPages } from './post-rows.ts'
import { PostRows } from './PostRows.tsx'
import { useLoadMore } from './use-load-more.ts'
import { useNews } from './use-new-posts.ts'

interface PostListProps {
  /** Names the list, so that its layout is found again on the way back. */
  name: string
  /** What the list contains, for screen readers. */
  label: string
  list: PostPages
  /** Whether one of the member's new posts belongs here; all do without it. */
  belongs?: (post: Post) => boolean
  /** Posts that only this list leaves out. */
  without?: ReadonlySet<number> | undefined
  /** What its reader has muted is in it, too, as they asked for these posts. */
  showsMuted?: boolean
  /** Shown when the list is empty. */
  emptyTitle?: ReactNode
  emptyHint: ReactNode
  emptyAction?: ReactNode
  /** Shown below the last post. */
  afterEnd?: ReactNode
}

/** A list of posts that loads while scrolling and never moves what is being read. */
export function PostList({
  name,
  label,
  list,
  belongs,
  without,
  showsMuted = false,
  emptyTitle = <Trans>Nothing More To Load</Trans>,
  emptyHint,
  emptyAction,
  afterEnd,
}: PostListProps) {
  const { error } = list
  const gone = useGonePosts({ showsMuted })
  const ids = useMemo(
    () => list.ids?.filter((id) => !gone.has(id) && !without?.has(id)),
    [list.ids, gone, without],
  )
  const top = useRef<HTMLDivElement>(null)
  const end = useLoadMore(list)
  const { count, show } = useNews(list, top, belongs)

  useEffect(() => {
    // An empty list has nothing that could move.
    if (ids?.length === 0 && list.news.ids.length > 0) list.showNews()
    // All loaded posts are hidden or muted: the next page may have others.
    else if (ids?.length === 0 && list.hasMore && !error) list.loadMore()
  })

  const isThere = ids !== undefined ? ids.length > 0 || !list.hasMore : error !== null
  useEffect(() => {
    if (isThere) notePicture()
  }, [isThere])

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
    <div ref={top} className={classes.list}>
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
