import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallError } from './call-error.ts'
import { call, type Answer, type CallName, type Request } from './call.ts'
import { pagesMark } from './live.ts'
import { idsOf, newsIn, onlyHead, withNews, withOnTop, type Page, type Pages } from './pages.ts'

/** Calls that return a page of rows and a cursor to the next. */
export type ListName = {
  [N in CallName]: Answer<N> extends { recdata: readonly unknown[] }
    ? 'next' extends keyof Answer<N>
      ? N
      : never
    : never
}[CallName]
export type RowOf<N extends ListName> = Answer<N>['recdata'][number]

/** The id of a list's rows, and where each is cached by itself. */
export interface Rows<Row> {
  id: (row: Row) => number
  /** The call that reads a single row; the id is its only input. */
  readonly call: CallName
  /** The input and the answer of the row's own read. */
  detail: (row: Row) => { input: object; answer: object }
}

interface List<N extends ListName> {
  readonly name: N
  readonly input: Request<N>
  readonly rows: Rows<RowOf<N>>
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** For a list of ids: the call that reads each of its rows. */
      rows?: CallName
    }
  }
}

/**
 * Caches each row of a list as the answer of its own read, unless that is newer than the list's request or
 * under way.
 */
export function seed<Row>(client: QueryClient, rows: Rows<Row>, list: readonly Row[], askedAt: number): void {
  for (const row of list) {
    const { input, answer } = rows.detail(row)
    const key = [rows.call, input]
    const state = client.getQueryState(key)
    const newer = state !== undefined && (state.dataUpdatedAt > askedAt || state.fetchStatus === 'fetching')
    if (!newer) client.setQueryData(key, answer)
  }
}

const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30 * 60_000 }

async function readPage<N extends ListName>(
  client: QueryClient,
  { name, input, rows }: List<N>,
  signal: AbortSignal,
  before?: string,
): Promise<Answer<N>> {
  const askedAt = Date.now()
  const asked = before === undefined ? input : { ...input, before }
  const answer = await call(name, asked, { signal })
  seed(client, rows, answer.recdata, askedAt)
  return answer
}

const pageOf = <N extends ListName>(answer: Answer<N>, rows: Rows<RowOf<N>>): Page => ({
  ids: answer.recdata.map((row: RowOf<N>) => rows.id(row)),
  next: answer.next,
})

function pagesOptions<N extends ListName>(client: QueryClient, list: List<N>) {
  const { name, input, rows } = list
  return infiniteQueryOptions<
    Page,
    CallError,
    InfiniteData<Page, string | undefined>,
    readonly [N, Request<N>, typeof pagesMark],
    string | undefined
  >({
    queryKey: [name, input, pagesMark],
    queryFn: async ({ pageParam, signal }) => {
      const answer = await readPage(client, list, signal, pageParam)
      // The first page is also the head: don't request it twice.
      if (pageParam === undefined) client.setQueryData([name, input], answer)
      return pageOf(answer, rows)
    },
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    meta: { rows: rows.call },
    ...forever,
  })
}

/** Reads the first page of a list before `useReadPages` of the same asks for it; returns its rows, or none if it fails. */
export async function readPagesAhead<N extends ListName>(
  client: QueryClient,
  list: List<N>,
): Promise<ReadonlyArray<RowOf<N>>> {
  await client.prefetchInfiniteQuery(pagesOptions(client, list))
  return client.getQueryData<Answer<N>>([list.name, list.input])?.recdata ?? []
}

/**
 * Reads a long list page by page with `before` and `next`. Its loaded pages don't change: new rows are in
 * `news` and inserted by `showNews()`, so that nothing moves under the reader's eyes.
 */
export function useReadPages<N extends ListName>(name: N, input: Request<N>, rows: Rows<RowOf<N>>) {
  const client = useQueryClient()
  const headKey = [name, input] as const
  const pagesKey = [name, input, pagesMark] as const

  const list = useInfiniteQuery(pagesOptions(client, { name, input, rows }))
  const head = useQuery<Answer<N>, CallError>({
    queryKey: headKey,
    queryFn: ({ signal }) => readPage(client, { name, input, rows }, signal),
    enabled: list.data !== undefined,
  })

  const news = useMemo(
    () => (list.data && head.data ? newsIn(list.data, pageOf(head.data, rows)) : { ids: [], more: false }),
    [list.data, head.data, rows],
  )

  const change = (to: (pages: Pages) => Pages) => {
    client.setQueryData<Pages>(pagesKey, (pages) => pages && to(pages))
  }

  return {
    ids: useMemo(() => list.data && idsOf(list.data), [list.data]),
    /** Why the first page, or the last one requested, failed to load. */
    error: list.error,
    paused: list.isPaused,
    loadingMore: list.isFetchingNextPage,
    hasMore: list.hasNextPage,
    loadMore: () => {
      if (list.hasNextPage && !list.isFetching) void list.fetchNextPage()
    },
    retry: () => void (list.data ? list.fetchNextPage() : list.refetch()),
    news,
    head: head.data,
    headRows: head.data?.recdata as ReadonlyArray<RowOf<N>> | undefined,
    /** Inserts these new rows; all of them by default. */
    showNews: (ids: readonly number[] = news.ids) => {
      if (!head.data) return
      const page = pageOf(head.data, rows)
      change((pages) => (news.more ? onlyHead(page) : withNews(pages, page, ids)))
    },
    /** Puts a row that this member has just made on top. */
    putOnTop: (row: RowOf<N>) => {
      seed(client, rows, [row], Date.now())
      change((pages) => withOnTop(pages, rows.id(row)))
    },
  }
}
