import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { useReadPages } from '../../../api/use-pages.ts'
import { PostList } from './PostList.tsx'
import { postRows } from './post-rows.ts'
import { WaitingPosts } from './WaitingPosts.tsx'

interface MemberFeedProps {
  userId: number
  fullName: string
  emptyHint: ReactNode
}

/** What one member has posted, as far as the reader may see it. */
export function MemberFeed({ userId, fullName, emptyHint }: MemberFeedProps) {
  const { t } = useLingui()
  const isOwn = useSession()?.id === userId
  const list = useReadPages('user_timeline', { view_user_id: userId }, postRows)
  return (
    <>
      {isOwn && <WaitingPosts place="profile" />}
      <PostList
        name={`user_timeline.${userId}`}
        label={t`Posts by ${fullName}`}
        list={list}
        author={userId}
        emptyHint={emptyHint}
      />
    </>
  )
}
