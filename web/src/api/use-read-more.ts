import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { CallError } from './call-error.ts'
import { call, type Answer, type CallName, type Request } from './call.ts'

/** Calls that return part of a list and a cursor to the next part. */
type Paged = { [N in CallName]: 'next' extends keyof Answer<N> ? N : never }[CallName]

/** Reads a list with a button for more. The whole list is read again when something in it changes. */
export function useReadMore<N extends Paged>(
  name: N,
  input: Request<N>,
  /** `isFilter`: another input filters the same list; the old one stays until the new one has come. */
  { isFilter = false }: { isFilter?: boolean } = {},
) {
  const { data, error, isPaused, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery<
    Answer<N>,
    CallError,
    InfiniteData<Answer<N>, string | undefined>,
    readonly [N, Request<N>, 'more'],
    string | undefined
  >({
    queryKey: [name, input, 'more'],
    queryFn: ({ pageParam, signal }) =>
      call(name, pageParam === undefined ? input : { ...input, before: pageParam }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (answer: Answer<N> & { next?: string | undefined }) => answer.next,
    ...(isFilter ? { placeholderData: keepPreviousData } : {}),
  })
  return {
    read: { data: data?.pages, error: data ? null : error, isPaused, refetch },
    more: {
      isThere: hasNextPage,
      loading: isFetchingNextPage,
      failed: data ? error : null,
      load: () => void fetchNextPage(),
      /** Loads the rest of the list, at most so many pages in all; returns what is there then, also where one failed. */
      async loadAll(most: number) {
        let pages = data?.pages ?? []
        let isMore = hasNextPage
        while (isMore && pages.length < most) {
          // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
          const result = await fetchNextPage()
          if (result.isError) break
          pages = result.data?.pages ?? pages
          isMore = result.hasNextPage
        }
        return pages
      },
    },
  }
}
