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

/** What is found by a text, or without one what the member knows. */
export function useSearch(typed: string, kinds: SearchKinds) {
  const [settled] = useDebouncedValue(typed, pause)
  const search = typed === '' ? '' : settled
  // Each text has an answer of its own, so one that comes late is nobody's.
  const read = useRead('all_search', { search })
  const last = useRef<Shown & { readonly data: unknown }>(undefined)
  const { data } = read
  if (data && (last.current?.data !== data || last.current.search !== search))
    last.current = { data, search, groups: groupResults(kinds, { search, results: data.recdata }) }
  const isFresh = data !== undefined && search === typed
  // What was found before stays until the next answer, but not behind an error.
  const groups = read.isError && !data ? noGroups : (last.current?.groups ?? noGroups)
  return { groups, isFresh, isKnown: last.current !== undefined, read }
}
