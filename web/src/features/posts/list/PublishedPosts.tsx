import { useEffect, useMemo } from 'react'
import { useRead } from '../../../api/use-call.ts'
import type { PostDraft } from '../composer/post-draft.ts'
import { expectArrived } from '../composer/posted.ts'
import { useWaitingPosts } from '../composer/waiting-posts.ts'
import { useGonePosts } from './gone-posts.ts'
import { usePublished } from './use-published.ts'

/** It isn't published when its files are ready. */
const isKept = ({ isSaved, publishAt }: PostDraft) => isSaved || publishAt !== undefined

/** Announces own posts whose files have become ready, on whatever page is open. Renders nothing. */
export function PublishedPosts() {
  const unsent = useWaitingPosts()
  useEffect(() => {
    for (const { draft, arrived } of unsent)
      if (draft.files.length > 0 && !isKept(draft) && arrived !== undefined) expectArrived(arrived)
  }, [unsent])
  const { data, dataUpdatedAt } = useRead('waiting_posts', {})
  const deleted = useGonePosts()
  // Its author is notified of what becomes of a post that waits for approval.
  const { forFiles, others } = useMemo(() => {
    const held = new Set(data?.held)
    return {
      forFiles: data?.recdata.filter(({ post_id }) => !held.has(post_id)),
      others: new Set([...deleted, ...held]),
    }
  }, [data, deleted])
  usePublished(forFiles, dataUpdatedAt, others)
  return null
}
