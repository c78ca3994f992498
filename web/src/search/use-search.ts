import { resultsIn } from '@commons/contract/people/search.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useRef } from 'react'
import { useRead } from '../api/use-call.ts'
import { groupResults, type ResultGroup } from './result-groups.tsx'
import type { SearchKinds } from './search-kind.ts'

const pause = 200
const noGroups: readonly ResultGroup[] = []

interface Shown {
  readonly search: string
  readonly groups: readonly ResultGroup[]
}

/** Reads the results for a text; without one, what the member already knows. */
export function useSearch(typed: string, kinds: SearchKinds) {
  const [settled] = useDebouncedValue(typed, pause)
  const search = typed === '' ? '' : settled
  // Each text has its own cached answer, so a late one cannot appear under another text.
  const read = useRead('all_search', { search })
  const last = useRef<Shown & { readonly data: unknown }>(undefined)
  const { data } = read
  if (data && (last.current?.data !== data || last.current.search !== search))
    last.current = { data, search, groups: groupResults(kinds, { search, results: resultsIn(data) }) }
  const isFresh = data !== undefined && search === typed
  // Earlier results stay until the next answer, but not after an error.
  const groups = read.isError && !data ? noGroups : (last.current?.groups ?? noGroups)
  return { groups, isFresh, isKnown: last.current !== undefined, read }
}
