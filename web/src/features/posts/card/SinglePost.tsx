import type { ReactNode } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { LoadingPage } from '../../../shown/LoadingPage.tsx'
import { CardSkeleton } from '../../../ui/states/Skeletons.tsx'
import { usePageview } from '../../insights/public.ts'
import { useBlockedHere } from '../../people/public.ts'
import { useDeleted } from '../list/gone-posts.ts'
import { ThreadPosts } from '../thread/ThreadPosts.tsx'
import { PostCard } from './PostCard.tsx'
import { posterOf } from './whose.ts'

interface SinglePostProps {
  postId: number
  /** The member who must have posted it: an address that mixes two members shows nothing. */
  userId: number
  /** Shown if the post does not exist, or this reader cannot see it. */
  absent: ReactNode
}

/** A post on a page of its own. */
export function SinglePost({ postId, userId, absent }: SinglePostProps) {
  const read = useRead('post_card', { post_id: postId })
  const { data, error } = read
  const deletedHere = useDeleted(postId)
  const blocked = useBlockedHere()
  const isAbsent =
    deletedHere ||
    blocked.has(userId) ||
    error?.refusal === 'post_not_found' ||
    (data !== undefined && posterOf(data.recdata).user_id !== userId)
  usePageview('post_pageviews', data && !isAbsent ? postId : undefined)
  if (isAbsent) return absent
  if (data?.recdata.thread && data.recdata.is_repost === 0) return <ThreadPosts post={data.recdata} />
  if (data) return <PostCard post={data.recdata} highlighted commentsOpen />
  return (
    <LoadingPage read={read}>
      <CardSkeleton picture />
    </LoadingPage>
  )
}
