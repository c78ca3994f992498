import type { SearchResult } from '@commons/contract/people-search.ts'
import type { ComponentType, ReactNode } from 'react'

type KindName = SearchResult['kind']
export type Found<K extends KindName> = Extract<SearchResult, { kind: K }>

export interface RowProps<K extends KindName> {
  result: Found<K>
  /** The words searched for, folded, to be marked. */
  words: readonly string[]
}

/** How results of a kind are shown, and where they lead. */
export interface SearchKind<K extends KindName> {
  readonly title: ReactNode
  /** Of those shown before anything is typed; a kind that has none then needs none. */
  readonly titleWhenEmpty?: ReactNode
  readonly to: (result: Found<K>) => string
  readonly Row: ComponentType<RowProps<K>>
}

/** Every kind there is, in the order of its groups. */
export type SearchKinds = { readonly [K in KindName]: SearchKind<K> }
