import type { QueryClient } from '@tanstack/react-query'
import type { CacheSnapshot } from 'virtua'

interface Layout {
  /** The number of rows that were measured. */
  rows: number
  sizes: CacheSnapshot
}

// By list: the heights of its rows when it was left, so that Back restores the height of the page.
const layouts = new Map<string, Layout>()

export function rememberLayout(list: string, layout: Layout): void {
  layouts.set(list, layout)
}

/** Returns the row heights of a list with this many rows; they are useless for another number. */
export function layoutOf(list: string, rows: number): CacheSnapshot | undefined {
  const layout = layouts.get(list)
  return layout?.rows === rows ? layout.sizes : undefined
}

/** Posts kept in memory on either side of the reader; of the others, only ids and heights stay. */
export const keptAround = 100

/**
 * Drops the posts far from the reader from the cache. Scrolling back reads them again, one by one as their
 * cards come on screen.
 */
export function forgetFarPosts(client: QueryClient, ids: readonly number[], at: number): void {
  if (ids.length <= 2 * keptAround) return
  const far = new Set(ids.filter((_, index) => Math.abs(index - at) > keptAround))
  client.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [name, input] }) =>
      name === 'post_card' && far.has((input as { post_id: number }).post_id),
  })
}
