import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { afterWrite } from '../../api/use-call.ts'
import { useConfirm } from '../../ui/confirm.ts'
import { toast } from '../../ui/toast.ts'
import { blockedHere } from './members-here.ts'

function say(error: unknown): void {
  if (!(error instanceof CallError)) throw error
  // An ended session says so by itself.
  if (error.status !== 401) toast.error(error.message)
}

/**
 * Asks, blocks a member at once, and offers Undo. Whatever is theirs leaves the screen before the server
 * has answered. Answers whether the member said Yes.
 */
export function useBlock({ user_id }: { readonly user_id: number; readonly full_name: string }) {
  const confirm = useConfirm()
  const client = useQueryClient()
  const blocked_user_id = user_id

  async function unblock() {
    try {
      await call('unblock', { blocked_user_id, idempotency_key: crypto.randomUUID() })
      blockedHere.put(user_id, false)
      toast.success(t`Unblocked. Who followed whom before does not come back by itself.`, { ms: 6000 })
      await afterWrite(client, 'unblock', { blocked_user_id })
    } catch (error) {
      say(error)
    }
  }

  return async function block(): Promise<boolean> {
    if (!(await confirm(t`Block this.`, { destructive: true }))) return false
    if (!navigator.onLine) {
      toast.error(t`You are offline. Please try again when you are back online.`)
      return false
    }
    blockedHere.put(user_id, true)
    try {
      const { message } = await call('block', { blocked_user_id, idempotency_key: crypto.randomUUID() })
      toast.undo(message, () => void unblock())
      await afterWrite(client, 'block', { blocked_user_id })
    } catch (error) {
      blockedHere.put(user_id, false)
      say(error)
    }
    return true
  }
}
