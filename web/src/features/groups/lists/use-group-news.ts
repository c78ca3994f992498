import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { hear } from '../../../api/heard.ts'
import { makeStale } from '../../../api/live.ts'
import { useSession } from '../../../api/session.ts'
import { spread, type Spread } from '../spread.ts'

// Longer than a page of the group takes to say that its posts are seen, and one read for many posts.
const wait = { least: 2_000, most: 5_000 }

/**
 * Reads the list of the viewer's groups again after something was posted in one of those shown: within 5 s, later where
 * one post follows another.
 */
export function useGroupNews(groups: readonly { readonly id: number }[] | undefined): void {
  const client = useQueryClient()
  const me = useSession()?.id
  const reading = useRef<Spread>(undefined)
  // Apart from the groups: another list of them mustn't lose the news that were to be read.
  useEffect(() => {
    if (me === undefined) return
    const read = spread(() => void makeStale(client, [`group_visits:${me}`]), wait)
    reading.current = read
    return () => {
      reading.current = undefined
      read.stop()
    }
  }, [client, me])
  // Sorted: the list changes its order with every post.
  const ids =
    groups
      ?.map(({ id }) => id)
      .toSorted((one, other) => one - other)
      .join() ?? ''
  useEffect(() => {
    if (ids === '') return
    const stops = ids.split(',').map((id) => hear(`group_posts:${id}`, () => reading.current?.hit()))
    return () => {
      for (const stop of stops) stop()
    }
  }, [ids])
}
