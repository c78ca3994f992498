import type { QueryClient } from '@tanstack/react-query'
import type { CacheSnapshot } from 'virtua'

interface Layout {
  /** How many rows the sizes are of. */
  rows: number
  sizes: CacheSnapshot
}

// By list: the sizes of its rows when it was left, so that Back finds the page as high as it was.
const layouts = new Map<string, Layout>()

export function rememberLayout(list: string, layout: Layout): void {
  layouts.set(list, layout)
}

/** The sizes of a list of so many rows; of no use for another number. */
export function layoutOf(list: string, rows: number): CacheSnapshot | undefined {
  const layout = layouts.get(list)
  return layout?.rows === rows ? layout.sizes : undefined
}

/** How many posts stay in memory on either side of the reader; ids and sizes of the others stay. */
export const keptAround = 100

/**
 * Lets go of the posts far from the reader. Scrolling back reads them again, one by one as their
 * cards come on screen.
 */
export function forgetFarPosts(client: QueryClient, ids: readonly number[], at: number): void {
  if (ids.length <= 2 * keptAround) return
  const far = new Set(ids.filter((_, index) => Math.abs(index - at) > keptAround))
  client.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [name, input] }) =>
      name === 'post_detail' && far.has((input as { post_id: number }).post_id),
  })
}
