/** What members can search: each feature says so of its own objects. */
import type { SearchResult } from '@commons/contract/people-search.ts'
import type { Db } from './db/prepared.ts'
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

/** Finds, by one statement, what `viewer` may see and does not keep out of their lists, the best first. */
export type SearchKind = (db: Db, asked: Asked, viewer: Viewer) => Promise<SearchResult[]>
