import type { ReelFeed } from '@commons/contract/reels-lists.ts'
import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { call, type Answer } from '../../../api/call.ts'
import { pagesMark } from '../../../api/live.ts'
import type { Page } from '../../../api/pages.ts'

// The documents ask for two at first and one more at a time; so many spare the wait.
const perPage = 10

/** Gives each reel of a list to its own read, unless that knows something newer. */
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
 * The reels to walk through, the one that was asked for first. What is loaded stands still: nothing comes or goes
 * above the one that is watched, and each is read by itself.
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
    // Ranked anew with each visit.
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
    // Before the first page has come, there may be.
    hasMore: data === undefined || hasNextPage,
    loading: isFetching,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage()
    },
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}
