/** What members can search: each feature says so of its own objects. */
import type { SearchResult } from '@commons/contract/people-search.ts'
import type { RawBuilder } from 'kysely'
import type { Viewer } from './viewer.ts'

/** What somebody searches for: `server/src/search/asked.ts` reads it from their text. */
export interface Asked {
  /** What was typed, without the filters; empty where there are only these, or nothing. */
  readonly words: string
  /** The filters narrow posts alone, so nothing else is found with one. */
  readonly filters: {
    /** A username or a name. */
    readonly from?: string
    readonly has: ReadonlyArray<'image' | 'video'>
    /** The day, as 2026-11-01, before which it was written. */
    readonly before?: string
  }
  readonly isFiltered: boolean
}

/** Parameters as SQL. */
type Sql = RawBuilder<unknown>
export interface SoughtFilters {
  readonly from: Sql
  readonly has: Sql
  readonly before: Sql
}

/**
 * How something is found: SQL of rows that `viewer` may see and does not keep out of their lists, the best first.
 * Left out where nothing of it is found so. A part of a larger statement: names in it are its own.
 */
export interface SearchWays<Row> {
  readonly byWords?: (viewer: Sql, words: Sql) => RawBuilder<Row>
  /** Without a text. */
  readonly unasked?: (viewer: Sql) => RawBuilder<Row>
  readonly filtered?: (viewer: Sql, words: Sql, filters: SoughtFilters) => RawBuilder<Row>
}

/** A row as JSON brings it: a moment is text. */
export type InJson<Row> = { [K in keyof Row]: Row[K] extends Date ? string : Row[K] }

export interface SearchKind extends SearchWays<unknown> {
  readonly shape: (rows: readonly unknown[], viewer: Viewer) => SearchResult[]
}

/** A kind of what is searched; its rows are read in one statement with those of others. */
export const searchKind = <Row>({
  shape,
  ...ways
}: SearchWays<Row> & {
  readonly shape: (row: InJson<Row>, viewer: Viewer) => SearchResult
}): SearchKind => ({
  ...ways,
  shape: (rows, viewer) => (rows as Array<InJson<Row>>).map((row) => shape(row, viewer)),
})
