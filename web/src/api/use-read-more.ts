import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { CallError } from './call-error.ts'
import { call, type Answer, type CallName, type Request } from './call.ts'

/** The calls that answer a part of a list and a cursor to the next. */
type Paged = { [N in CallName]: 'next' extends keyof Answer<N> ? N : never }[CallName]

/** A list that is read on by a button, and as a whole again when something in it changes. */
export function useReadMore<N extends Paged>(
  name: N,
  input: Request<N>,
  /** `isFilter`: another input is the same list filtered otherwise, which stays until that has come. */
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
    },
  }
}
