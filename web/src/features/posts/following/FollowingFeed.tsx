import type { Post } from '@commons/contract/posts/posts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useReadPages } from '../../../api/use-pages.ts'
import { useUnfollowedHere } from '../../people/public.ts'
import { postRows } from '../list/post-rows.ts'
import { PostList } from '../list/PostList.tsx'
import { posterOf } from '../card/whose.ts'
import { Suggestions, SuggestionsAtEnd } from './suggestions.ts'

/**
 * Returns the posts of members just unfollowed here. They may come back through a tag that the member
 * follows.
 */
function useUnfollowedPosts(ids: readonly number[] | undefined): ReadonlySet<number> {
  const client = useQueryClient()
  const unfollowed = useUnfollowedHere()
  return useMemo(() => {
    if (unfollowed.size === 0) return new Set()
    const isTheirs = (post_id: number) => {
      const kept = client.getQueryData<{ recdata: Post }>(['post_card', { post_id }])
      return kept !== undefined && unfollowed.has(posterOf(kept.recdata).user_id)
    }
    return new Set(ids?.filter(isTheirs))
  }, [client, ids, unfollowed])
}

/** The posts of followed members and tags, strictly newest first. */
export function FollowingFeed() {
  const { t } = useLingui()
  const list = useReadPages('timeline', { feed: 'following' }, postRows)
  return (
    <PostList
      name="timeline.following"
      label={t`Posts from people you follow`}
      list={list}
      without={useUnfollowedPosts(list.ids)}
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
