import { useEffect, useMemo } from 'react'
import { useRead } from '../../../api/use-call.ts'
import type { PostDraft } from '../composer/post-draft.ts'
import { expectArrived } from '../composer/posted.ts'
import { waiting } from '../composer/waiting-rows.ts'
import { useGonePosts } from './gone-posts.ts'
import { usePublished } from './use-published.ts'

/** Whether it is published when its files are ready. An earlier version may have put it there, without this list. */
const isExpected = ({ files = [], isSaved, publishAt }: Partial<PostDraft>) =>
  files.length > 0 && isSaved !== true && publishAt === undefined

/** Announces own posts whose files have become ready, on whatever page is open. Renders nothing. */
export function PublishedPosts() {
  const unsent = waiting.useAll()
  useEffect(() => {
    for (const { draft, arrived } of unsent)
      if (isExpected(draft) && arrived !== undefined) expectArrived(arrived)
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
