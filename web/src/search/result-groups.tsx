import type { SearchResult } from '@commons/contract/people/search.ts'
import type { ReactNode } from 'react'
import type { Found, SearchKind, SearchKinds } from './search-kind.ts'
import { searchedWords } from './searched-words.ts'

export interface ResultOption {
  /** Unique among all results. */
  readonly key: string
  /** Where it leads, or what it does. */
  readonly does: string | (() => void)
  readonly row: ReactNode
}

export interface ResultGroup {
  readonly kind: string
  readonly title: ReactNode
  readonly options: readonly ResultOption[]
}

interface Searched {
  readonly search: string
  readonly results: readonly SearchResult[]
}

function groupOf<K extends keyof SearchKinds>(
  kind: K,
  { title, titleWhenEmpty, to, Row }: SearchKind<K>,
  { search, results }: Searched,
): ResultGroup {
  const words = searchedWords(search)
  const found = results.filter((result): result is Found<K> => result.kind === kind)
  return {
    kind,
    title: search === '' ? (titleWhenEmpty ?? title) : title,
    options: found.map((result) => ({
      key: `${kind}.${result.id}`,
      does: to(result),
      row: <Row result={result} words={words} />,
    })),
  }
}

/** Groups the results of a search by kind; leaves out empty groups. */
export function groupResults(kinds: SearchKinds, searched: Searched): ResultGroup[] {
  const grouped = <K extends keyof SearchKinds>(kind: K) => {
    const shown: SearchKind<K> | undefined = kinds[kind]
    return shown ? [{ rank: shown.rank, group: groupOf(kind, shown, searched) }] : []
  }
  return (Object.keys(kinds) as Array<keyof SearchKinds>)
    .flatMap((kind) => grouped(kind))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ group }) => group)
    .filter(({ options }) => options.length > 0)
}
