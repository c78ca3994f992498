/** Kinds of objects that members can search: each feature declares its own. */
import type { NetworkFeature } from '@commons/contract/shared/network-feature.ts'
import type { SearchResult } from '@commons/contract/people/search.ts'
import type { RawBuilder } from 'kysely'
import type { Viewer } from './viewer.ts'

/** A search, parsed from the member's text by `server/src/search/asked.ts`. */
export interface Asked {
  /** The text without its filters; empty if there is nothing else. */
  readonly words: string
  /** Filters apply to posts, so with any of them only posts are found. */
  readonly filters: {
    /** A username or a name. */
    readonly from?: string
    readonly has: ReadonlyArray<'image' | 'video'>
    /** Written before this day, as 2026-11-01. */
    readonly before?: string
  }
  readonly isFiltered: boolean
}

/** A parameter as SQL. */
type Sql = RawBuilder<unknown>
export interface SoughtFilters {
  readonly from: Sql
  readonly has: Sql
  readonly before: Sql
}

/**
 * The ways in which a kind is found: SQL of rows that `viewer` may see and doesn't keep out of their lists,
 * best first. A missing way finds nothing of this kind. The SQL becomes part of a larger statement with names
 * of its own.
 */
export interface SearchWays<Row> {
  readonly byWords?: (viewer: Sql, words: Sql) => RawBuilder<Row>
  /** For a search without text. */
  readonly unasked?: (viewer: Sql) => RawBuilder<Row>
  readonly filtered?: (viewer: Sql, words: Sql, filters: SoughtFilters) => RawBuilder<Row>
}

/** A row read as JSON: moments are text. */
export type InJson<Row> = { [K in keyof Row]: Row[K] extends Date ? string : Row[K] }

export interface SearchKind extends SearchWays<unknown> {
  /** The feature of the network that it is a part of. */
  readonly partOf?: NetworkFeature
  readonly shape: (rows: readonly unknown[], viewer: Viewer) => SearchResult[]
}

/** Declares a kind; its rows are read in one statement with those of other kinds. */
export const searchKind = <Row>({
  shape,
  ...ways
}: SearchWays<Row> & {
  readonly shape: (row: InJson<Row>, viewer: Viewer) => SearchResult
}): SearchKind => ({
  ...ways,
  shape: (rows, viewer) => (rows as Array<InJson<Row>>).map((row) => shape(row, viewer)),
})
