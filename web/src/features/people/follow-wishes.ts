import type { Post } from '@commons/contract/posts.ts'
import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { afterWrite } from '../../api/use-call.ts'
import { perClient, wishQueue } from '../../api/wish-queue.ts'
import { toast } from '../../ui/toast.ts'
import { unfollowedHere } from './members-here.ts'

/** Every card of the member that is kept says it, too: one that is off the screen is not read again now. */
function onCards(client: QueryClient, userId: number, following: boolean): void {
  client.setQueriesData<{ recdata: Post }>({ queryKey: ['post_detail'] }, (kept) =>
    kept?.recdata.user_id === userId
      ? { ...kept, recdata: { ...kept.recdata, is_following: following ? 1 : 0 } }
      : kept,
  )
}

function refuse(error: unknown, userId: number): void {
  unfollowedHere.put(userId, false)
  if (!(error instanceof CallError)) throw error
  // An ended session says so by itself.
  if (error.status === 401) return
  if (!navigator.onLine) toast.error(t`You are offline. Please try again when you are back online.`)
  else toast.error(t`Failure`)
}

/** Whom this member wants to follow or not, until the server has said the same. */
export const followWishes = perClient((client) =>
  wishQueue<number, boolean>({
    send: async (following_id, wanted) => {
      const idempotency_key = crypto.randomUUID()
      const { recdata } = await call(wanted ? 'follow' : 'unfollow', { following_id, idempotency_key })
      return recdata.is_following === 1
    },
    settle: (following_id, following) => {
      onCards(client, following_id, following)
      // Follow and unfollow change the same topics.
      return afterWrite(client, 'follow', { following_id })
    },
    refuse,
  }),
)
