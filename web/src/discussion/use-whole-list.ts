import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../api/call-error.ts'
import {
  callsAt,
  type Discussed,
  type PageAsked,
  type SaidRows,
  type SaidTo,
  type Sort,
} from './discussed.ts'
import type { Said } from './said.ts'

const firstPage = 10
const nextPage = 50

/** Appends earlier rows to a list. */
function withEarlier(list: SaidRows, earlier: SaidRows): SaidRows {
  const ids = new Set(list.rows.map(({ id }) => id))
  return {
    ...list,
    next: earlier.next,
    rows: [...list.rows, ...earlier.rows.filter(({ id }) => !ids.has(id))],
  }
}

/** Room for new rows in one request; more new ones take another page. */
const fewNew = 3

/**
 * Cuts a list at the oldest row known before, because a list must not grow unasked. If all rows were known,
 * those past the end have been restored and stay.
 */
function endingWith(list: SaidRows, known: SaidRows | undefined): SaidRows {
  const oldest = known?.rows.at(-1)
  if (!oldest || known?.next === undefined) return list
  const at = list.rows.findIndex(({ id }) => id === oldest.id)
  return at < 0 ? list : { ...list, rows: list.rows.slice(0, at + 1), next: known.next }
}

/** Reads from the newest row down to the oldest known one, so that nothing being read disappears. */
async function readDown(
  read: (asked: PageAsked, signal?: AbortSignal) => Promise<SaidRows>,
  knownList: () => SaidRows | undefined,
  signal: AbortSignal,
): Promise<SaidRows> {
  const known = () => knownList()?.rows ?? []
  // Looked up each time: earlier rows may have been loaded since.
  const limitFor = (done: number) => Math.min(nextPage, Math.max(firstPage, known().length + fewNew - done))
  const isReached = (rows: readonly Said[]) => {
    const oldest = known().at(-1)
    if (!oldest || rows.some(({ id }) => id === oldest.id)) return true
    // The oldest may have been deleted; then stop once there are clearly more rows than before.
    return rows.length >= known().length + nextPage
  }
  let list = await read({ limit: limitFor(0) }, signal)
  while (list.next !== undefined && !isReached(list.rows))
    list = withEarlier(list, await read({ limit: limitFor(list.rows.length), before: list.next }, signal))
  return endingWith(list, knownList())
}

/**
 * Reads all comments on something, or all replies to a comment, as far as they were asked for. Unlike a feed,
 * the list is read again as a whole when something changes: an earlier row may have been deleted or answered.
 */
export function useWholeList(
  to: SaidTo & { readonly about: Discussed },
  enabled: boolean,
  sort: Sort = 'newest',
) {
  const client = useQueryClient()
  const { calls: usual, parent } = callsAt(to)
  const calls = (sort === 'top' ? to.about.calls.best : undefined) ?? usual
  const queryKey = calls.listKey(parent)
  const read = (asked: PageAsked, signal?: AbortSignal) => calls.list(parent, asked, signal)
  const { data, error, refetch } = useQuery<SaidRows, CallError>({
    queryKey,
    queryFn: ({ signal }) => readDown(read, () => client.getQueryData<SaidRows>(queryKey), signal),
    enabled,
  })
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<CallError>()

  async function loadEarlier() {
    if (loading || data?.next === undefined) return
    setLoading(true)
    setFailure(undefined)
    try {
      const earlier = await read({ limit: nextPage, before: data.next })
      client.setQueryData<SaidRows>(queryKey, (list) => list && withEarlier(list, earlier))
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      setFailure(thrown)
    } finally {
      setLoading(false)
    }
  }

  return {
    /** Oldest first, or the best first; undefined until loaded. */
    rows: enabled ? (sort === 'top' ? data?.rows : data?.rows.toReversed()) : undefined,
    ownership: enabled ? data?.ownership : undefined,
    hasEarlier: data?.next !== undefined,
    loading: loading || (enabled && !data && !error),
    error: failure ?? error ?? undefined,
    loadEarlier: () => void loadEarlier(),
    retry: () => void (failure ? loadEarlier() : refetch()),
  }
}
