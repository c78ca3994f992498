import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hear } from '../../../api/heard.ts'
import { makeStale } from '../../../api/live.ts'
import { useSession } from '../../../api/session.ts'

// Longer than a page of the group takes to say that its posts are seen, and one read for many posts.
const pause = 3_000

/** Reads the list of the viewer's groups again after something was posted in one of those shown. */
export function useGroupNews(groups: readonly { readonly id: number }[] | undefined): void {
  const client = useQueryClient()
  const me = useSession()?.id
  const ids = groups?.map(({ id }) => id).join() ?? ''
  useEffect(() => {
    if (ids === '' || me === undefined) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const readSoon = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        void makeStale(client, [`group_visits:${me}`])
      }, pause)
    }
    const stops = ids.split(',').map((id) => hear(`group_posts:${id}`, readSoon))
    return () => {
      clearTimeout(waiting)
      for (const stop of stops) stop()
    }
  }, [client, me, ids])
}
