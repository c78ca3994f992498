/** SQL of the search for everything: searches all kinds in few statements. */
import { type RawBuilder, sql } from 'kysely'
import { type Db, type InSql, prepared } from '../../../platform/db/prepared.ts'
import type { Asked, SearchKind, SearchWays } from '../../../platform/search-kinds.ts'

/** The kinds share this many statements, which run at once. */
const mostStatements = 3

interface Found {
  /** The rows of each kind. */
  found: unknown[][]
}

const rowsOf = (part: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(each), '[]') from (${part}) as each)`

/** Spreads the kinds that are found in this way over statements. */
function deal<Args extends unknown[]>(
  kinds: readonly SearchKind[],
  way: keyof SearchWays<unknown>,
  partOf: (kind: SearchKind, ...parameters: InSql<Args>) => RawBuilder<unknown> | undefined,
) {
  const found = kinds.filter((kind) => kind[way])
  const statements = Array.from({ length: Math.min(mostStatements, found.length) }, (_, nth) => {
    const these = found.filter((_kind, at) => at % mostStatements === nth)
    const run = prepared<Args, Found>(
      `search_${way}_${nth + 1}`,
      (...parameters) => {
        const parts = these.flatMap((kind) => partOf(kind, ...parameters) ?? [])
        return sql<Found>`select json_build_array(${sql.join(parts.map(rowsOf))}) as found`
      },
      partOf.length - 1,
    )
    return { these, run }
  })
  /** Returns the rows of each kind that is found in this way. */
  return async (db: Db, ...args: Args): Promise<Map<SearchKind, unknown[]>> => {
    const answers = await Promise.all(statements.map(({ run }) => run(db, ...args)))
    return new Map(
      statements.flatMap(({ these }, nth) =>
        these.map((kind, at) => [kind, answers[nth]?.[0]?.found[at] ?? []] as const),
      ),
    )
  }
}

type Filtered = [viewer: number, words: string, from: string | null, has: string[], before: string | null]

const makeStatements = (kinds: readonly SearchKind[]) => ({
  byWords: deal<[viewer: number, words: string]>(kinds, 'byWords', (kind, viewer, words) =>
    kind.byWords?.(viewer, words),
  ),
  unasked: deal<[viewer: number]>(kinds, 'unasked', (kind, viewer) => kind.unasked?.(viewer)),
  filtered: deal<Filtered>(kinds, 'filtered', (kind, viewer, words, from, has, before) =>
    kind.filtered?.(viewer, words, { from, has, before }),
  ),
})

const made = new WeakMap<readonly SearchKind[], ReturnType<typeof makeStatements>>()

/** Returns what is found of each of these kinds, which are always all kinds. */
export async function findEverything(
  db: Db,
  kinds: readonly SearchKind[],
  viewer: number,
  { words, filters: { from, has, before }, isFiltered }: Asked,
): Promise<Map<SearchKind, unknown[]>> {
  const statements = made.get(kinds) ?? makeStatements(kinds)
  made.set(kinds, statements)
  if (isFiltered) {
    const day = before ? `${before}T00:00:00Z` : null
    return statements.filtered(db, viewer, words, from ?? null, [...has], day)
  }
  if (words === '') return statements.unasked(db, viewer)
  // Punctuation alone is no word, and would find everything.
  return /[\p{L}\p{N}]/u.test(words) ? statements.byWords(db, viewer, words) : new Map()
}
