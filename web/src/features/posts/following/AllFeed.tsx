import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useReadPages } from '../../../api/use-pages.ts'
import { postRows } from '../list/post-rows.ts'
import { PostList } from '../list/PostList.tsx'
import { SuggestionsAtEnd } from './suggestions.ts'

/** Every post that the member may see, newest first. */
export function AllFeed() {
  const { t } = useLingui()
  const list = useReadPages('timeline', {}, postRows)
  return (
    <PostList
      name="timeline"
      label={t`Posts`}
      list={list}
      emptyHint={<Trans>No posts yet. Be the first.</Trans>}
      afterEnd={
        <Suspense>
          <SuggestionsAtEnd />
        </Suspense>
      }
    />
  )
}
