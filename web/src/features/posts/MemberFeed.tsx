import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useReadPages } from '../../api/use-pages.ts'
import { PostList } from './PostList.tsx'
import { postRows } from './post-rows.ts'

interface MemberFeedProps {
  userId: number
  fullName: string
  emptyHint: ReactNode
}

/** What one member has posted, as far as the reader may see it. */
export function MemberFeed({ userId, fullName, emptyHint }: MemberFeedProps) {
  const { t } = useLingui()
  const list = useReadPages('user_timeline', { view_user_id: userId }, postRows)
  return (
    <PostList
      name={`user_timeline.${userId}`}
      label={t`Posts by ${fullName}`}
      list={list}
      emptyHint={emptyHint}
    />
  )
}
