import type { Post } from '@commons/contract/posts/posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { posterOf } from '../card/whose.ts'

/** Returns those of the posts `ids` that are by `members`: a feed that was read before they left it has them. */
export function usePostsOf(
  members: ReadonlySet<number>,
  ids: readonly number[] | undefined,
): ReadonlySet<number> {
  const client = useQueryClient()
  return useMemo(() => {
    if (members.size === 0) return new Set()
    const isTheirs = (post_id: number) => {
      const kept = client.getQueryData<{ recdata: Post }>(['post_card', { post_id }])
      return kept !== undefined && members.has(posterOf(kept.recdata).user_id)
    }
    return new Set(ids?.filter(isTheirs))
  }, [client, ids, members])
}
