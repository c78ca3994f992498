import type { Post } from '@commons/contract/posts/posts.ts'
import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'
import { currentSession } from '../../../api/session.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { announcePost, expectPost, isLookedFor, takeExpected } from '../composer/posted.ts'

// Further down the new post waits with the other news, so as not to move what is being read.
const atTheTop = 50

async function publish(postId: number): Promise<void> {
  try {
    const { recdata } = await call('post_card', { post_id: postId })
    // Another member may have logged in since.
    if (recdata.user_id !== currentSession()?.id) return
    // The list was read before the post was written: the next one will have it.
    if (recdata.file_state === 'processing') return expectPost(postId)
    if (recdata.file_state !== 'ready') return
    toast.success(t`Posted`)
    if (window.scrollY < atTheTop || isLookedFor(postId)) announcePost(recdata)
  } catch (error) {
    // It was deleted on another device, or is read with the next page of the feed.
    if (!(error instanceof CallError)) throw error
  }
}

/**
 * Announces own posts that no longer wait because their files are ready, and puts them on top. `readAt` is
 * when the list of waiting posts was read: a list that is still empty is news, too. `others` are deleted, or wait for
 * something else.
 */
export function usePublished(
  posts: readonly Post[] | undefined,
  readAt: number,
  others: ReadonlySet<number>,
): void {
  const before = useRef<readonly Post[]>([])
  useEffect(() => {
    if (!posts) return
    const waiting = new Set(posts.map(({ post_id }) => post_id))
    const known = new Set([...before.current.map(({ post_id }) => post_id), ...takeExpected()])
    for (const id of known) if (!waiting.has(id) && !others.has(id)) void publish(id)
    before.current = posts
  }, [posts, readAt, others])
}
