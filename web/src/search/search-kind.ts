import type { SearchResult } from '@commons/contract/people/search.ts'
import type { ComponentType, ReactNode } from 'react'

type KindName = SearchResult['kind']
export type Found<K extends KindName> = Extract<SearchResult, { kind: K }>

export interface RowProps<K extends KindName> {
  result: Found<K>
  /** The searched words to mark, folded. */
  words: readonly string[]
}

/** How results of a kind are shown, and where they lead. */
export interface SearchKind<K extends KindName> {
  /** Groups of results are in the order of their ranks. */
  readonly rank: number
  readonly title: ReactNode
  /** Title for the results shown before anything is typed; unneeded by a kind that has none then. */
  readonly titleWhenEmpty?: ReactNode
  readonly to: (result: Found<K>) => string
  readonly Row: ComponentType<RowProps<K>>
}

export type SearchKinds = { readonly [K in KindName]?: SearchKind<K> }
