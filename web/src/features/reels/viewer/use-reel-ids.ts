import type { ReelFeed } from '@commons/contract/reels/lists.ts'
import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { call, type Answer } from '../../../api/call.ts'
import { pagesMark } from '../../../api/live.ts'
import type { Page } from '../../../api/pages.ts'

// The documents load two at first and then one at a time; this many avoid waiting.
const perPage = 10

/** Stores each reel of a list in the cache of its own read, unless that is newer. */
export function seedReels(
  client: QueryClient,
  { reels }: Pick<Answer<'reel_timeline'>, 'reels'>,
  askedAt: number,
) {
  for (const reel of reels) {
    const key = ['reel_by_id', { reel_id: reel.reel_id }]
    const state = client.getQueryState(key)
    const isNewer = state !== undefined && (state.dataUpdatedAt > askedAt || state.fetchStatus === 'fetching')
    if (!isNewer) client.setQueryData(key, { code: true, message: '', reel })
  }
}

/**
 * Returns the ids of the reels to show, the one asked for first. Loaded ids stay: nothing is added or removed
 * above the current reel, and each reel is read by itself.
 */
export function useReelIds(feed: ReelFeed, first: number | undefined, visit: number) {
  const client = useQueryClient()
  const list = useInfiniteQuery<
    Page,
    CallError,
    InfiniteData<Page, string | undefined>,
    readonly unknown[],
    string | undefined
  >({
    // The ranking is new with each visit.
    queryKey: ['reel_timeline', { feed, visit }, pagesMark],
    queryFn: async ({ pageParam, signal }) => {
      const askedAt = Date.now()
      const asked = { feed, limit: perPage, ...(pageParam === undefined ? {} : { before: pageParam }) }
      const answer = await call('reel_timeline', asked, { signal })
      seedReels(client, answer, askedAt)
      return { ids: answer.reels.map(({ reel_id }) => reel_id), next: answer.next }
    },
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, error, isPaused, hasNextPage, isFetching, fetchNextPage, refetch } = list
  const ids = useMemo(() => {
    const listed = data?.pages.flatMap((page) => page.ids)
    if (first === undefined) return listed && [...new Set(listed)]
    return [...new Set([first, ...(listed ?? [])])]
  }, [data, first])
  return {
    ids,
    error,
    paused: isPaused,
    // Unknown before the first page has loaded.
    hasMore: data === undefined || hasNextPage,
    loading: isFetching,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage()
    },
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}
