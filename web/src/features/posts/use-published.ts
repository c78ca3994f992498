import type { Post } from '@commons/contract/posts.ts'
import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { currentSession } from '../../api/session.ts'
import { toast } from '../../ui/toast.ts'
import { announcePost } from './posted.ts'

// Further down somebody reads: there the new post waits with the other news.
const atTheTop = 50

async function publish(postId: number): Promise<void> {
  try {
    const { recdata } = await call('post_detail', { post_id: postId })
    // Another member may have logged in meanwhile.
    if (recdata.file_state !== 'ready' || recdata.user_id !== currentSession()?.id) return
    toast.success(t`Your post is published.`)
    if (window.scrollY < atTheTop) announcePost(recdata)
  } catch (error) {
    // Deleted on another device, or read with the next page of the feed.
    if (!(error instanceof CallError)) throw error
  }
}

/** Tells of own posts that wait no longer since their files are ready, and puts them on top. */
export function usePublished(posts: readonly Post[] | undefined, deleted: ReadonlySet<number>): void {
  const before = useRef<readonly Post[]>([])
  useEffect(() => {
    if (!posts) return
    const waiting = new Set(posts.map(({ post_id }) => post_id))
    for (const { post_id } of before.current)
      if (!waiting.has(post_id) && !deleted.has(post_id)) void publish(post_id)
    before.current = posts
  }, [posts, deleted])
}
