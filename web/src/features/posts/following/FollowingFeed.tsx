import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useReadPages } from '../../../api/use-pages.ts'
import { useUnfollowedHere } from '../../people/public.ts'
import { postRows } from '../list/post-rows.ts'
import { PostList } from '../list/PostList.tsx'
import { Suggestions, SuggestionsAtEnd } from './suggestions.ts'
import { usePostsOf } from './use-posts-of.ts'

/** The posts of followed members and tags, strictly newest first. */
export function FollowingFeed() {
  const { t } = useLingui()
  const list = useReadPages('timeline', { feed: 'following' }, postRows)
  return (
    <PostList
      name="timeline.following"
      label={t`Posts from people you follow`}
      list={list}
      // They may come back through a tag that the member follows.
      without={usePostsOf(useUnfollowedHere(), list.ids)}
      emptyTitle={<Trans>Nothing here yet</Trans>}
      emptyHint={<Trans>Follow people or tags to see their posts here, newest first.</Trans>}
      emptyAction={
        <Suspense>
          <Suggestions />
        </Suspense>
      }
      afterEnd={
        <Suspense>
          <SuggestionsAtEnd />
        </Suspense>
      }
    />
  )
}
