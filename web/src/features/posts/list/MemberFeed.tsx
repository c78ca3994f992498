import { useLingui } from '@lingui/react/macro'
import { useMemo, type ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { useReadPages } from '../../../api/use-pages.ts'
import { posterOf } from '../card/whose.ts'
import { PinnedPost } from '../pinned/PinnedPost.tsx'
import { useGonePosts } from './gone-posts.ts'
import { PostList } from './PostList.tsx'
import { postRows } from './post-rows.ts'
import { WaitingPosts } from './WaitingPosts.tsx'

interface MemberFeedProps {
  userId: number
  fullName: string
  emptyHint: ReactNode
}

/** The posts of a member that the reader may see. */
export function MemberFeed({ userId, fullName, emptyHint }: MemberFeedProps) {
  const { t } = useLingui()
  const isOwn = useSession()?.id === userId
  const list = useReadPages('user_timeline', { view_user_id: userId }, postRows)
  const pinned = list.head?.pinned?.post_id ?? 0
  const isGone = useGonePosts({ showsMuted: true }).has(pinned)
  const without = useMemo(() => new Set([pinned]), [pinned])
  return (
    <>
      {pinned > 0 && !isGone && <PinnedPost postId={pinned} />}
      {isOwn && <WaitingPosts place="profile" />}
      <PostList
        name={`user_timeline.${userId}`}
        label={t`Posts by ${fullName}`}
        list={list}
        belongs={(post) => posterOf(post).user_id === userId}
        without={without}
        showsMuted
        emptyHint={emptyHint}
      />
    </>
  )
}
