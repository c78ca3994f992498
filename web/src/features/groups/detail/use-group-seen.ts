import type { Group } from '@commons/contract/groups/groups.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../api/call.ts'
import { hear } from '../../../api/heard.ts'
import { afterWrite } from '../../../api/use-call.ts'

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
      if (document.visibilityState === 'hidden') return
      const input = { group_id: id }
      call('group_seen', input)
        .then((answer) => afterWrite(client, 'group_seen', input, answer))
        // Offline, or no longer a member: the posts stay new.
        .catch(() => undefined)
    }
    see()
    document.addEventListener('visibilitychange', see)
    const stop = hear(`group_posts:${id}`, see)
    return () => {
      document.removeEventListener('visibilitychange', see)
      stop()
    }
  }, [client, id, isIn])
}
