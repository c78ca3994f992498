import type { Group } from '@commons/contract/groups/groups.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../api/call.ts'
import { hear } from '../../../api/heard.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { spread } from '../spread.ts'

// Shorter than lists of groups wait before they are read again: what is seen isn't new there.
const wait = { least: 500, most: 1_500 }

/**
 * Says that the viewer is in this group of theirs: as they open it, as they come back to its tab, and as something is
 * posted while they look.
 */
export function useGroupSeen({ id, is_group_member }: Group): void {
  const client = useQueryClient()
  const isIn = is_group_member === 'Leave'
  useEffect(() => {
    if (!isIn) return
    const see = () => {
      const input = { group_id: id }
      call('group_seen', input)
        .then((answer) =>
          answer.was_new === 1 ? afterWrite(client, 'group_seen', input, answer) : undefined,
        )
        // Offline, or no longer a member: the posts stay new.
        .catch(() => undefined)
    }
    const seeing = spread(see, wait)
    const cameBack = () => {
      if (document.visibilityState !== 'hidden') seeing.hit()
    }
    if (document.visibilityState === 'hidden') seeing.hit()
    else see()
    document.addEventListener('visibilitychange', cameBack)
    const stop = hear(`group_posts:${id}`, seeing.hit)
    return () => {
      document.removeEventListener('visibilitychange', cameBack)
      seeing.stop()
      stop()
    }
  }, [client, id, isIn])
}
