import { useEffect } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { expectArrived } from '../composer/posted.ts'
import { useWaitingPosts } from '../composer/waiting-posts.ts'
import { useGonePosts } from './gone-posts.ts'
import { usePublished } from './use-published.ts'

/** Announces own posts whose files have become ready, on whatever page is open. Renders nothing. */
export function PublishedPosts() {
  const unsent = useWaitingPosts()
  useEffect(() => {
    for (const { draft, arrived } of unsent) if (draft.media && arrived !== undefined) expectArrived(arrived)
  }, [unsent])
  const { data, dataUpdatedAt } = useRead('waiting_posts', {})
  usePublished(data?.recdata, dataUpdatedAt, useGonePosts())
  return null
}
