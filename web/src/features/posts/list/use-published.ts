import type { Post } from '@commons/contract/posts.ts'
import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'
import { currentSession } from '../../../api/session.ts'
import { toast } from '../../../ui/toast.ts'
import { announcePost, expectPost, isLookedFor, takeExpected } from '../composer/posted.ts'

// Further down somebody reads: there the new post waits with the other news.
const atTheTop = 50

async function publish(postId: number): Promise<void> {
  try {
    const { recdata } = await call('post_detail', { post_id: postId })
    // Another member may have logged in meanwhile.
    if (recdata.user_id !== currentSession()?.id) return
    // The list was read before the post was written: the next one has it.
    if (recdata.file_state === 'processing') return expectPost(postId)
    if (recdata.file_state !== 'ready') return
    toast.success(t`Posted`)
    if (window.scrollY < atTheTop || isLookedFor(postId)) announcePost(recdata)
  } catch (error) {
    // Deleted on another device, or read with the next page of the feed.
    if (!(error instanceof CallError)) throw error
  }
}

/**
 * Tells of own posts that wait no longer since their files are ready, and puts them on top. `readAt` is when
 * the list of those that wait was read: one that is as empty as before is news, too.
 */
export function usePublished(
  posts: readonly Post[] | undefined,
  readAt: number,
  deleted: ReadonlySet<number>,
): void {
  const before = useRef<readonly Post[]>([])
  useEffect(() => {
    if (!posts) return
    const waiting = new Set(posts.map(({ post_id }) => post_id))
    const known = new Set([...before.current.map(({ post_id }) => post_id), ...takeExpected()])
    for (const id of known) if (!waiting.has(id) && !deleted.has(id)) void publish(id)
    before.current = posts
  }, [posts, readAt, deleted])
}
