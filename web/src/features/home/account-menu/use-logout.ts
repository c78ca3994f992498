import { t } from '@lingui/core/macro'
import { onlineManager } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { leave } from '../../../api/session.ts'
import { toast } from '../../../ui/notices/toast.ts'
// A logout wipes the receipts of votes.
import '../../surveys/public.ts'

const loadUnsent = () => import('../../../compose/outbox/unsent.ts')

async function countUnsent(): Promise<number> {
  try {
    return await (await loadUnsent()).countUnsent()
  } catch {
    // If this code can't load, nothing unsent was written with it either.
    return 0
  }
}

/**
 * Ends the session on the server, then here; not at all without the server, where it would live on. Unsent
 * data would be lost, so the member is asked first, after a call of `onQuestion`.
 */
export function useLogout(onQuestion?: () => void): { logOut: () => Promise<void>; leaving: boolean } {
  const [leaving, setLeaving] = useState(false)
  const end = async () => {
    setLeaving(true)
    try {
      await leave(() => call('logout', {}))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(
        error.refusal === 'network'
          ? t`Can't reach Commons, so you're still logged in. Please try again when you're online.`
          : error.message,
      )
    } finally {
      setLeaving(false)
    }
  }
  const logOut = async () => {
    setLeaving(true)
    // Without a network logging out fails anyway, so don't ask.
    const unsent = onlineManager.isOnline() ? await countUnsent() : 0
    if (unsent === 0) return end()
    setLeaving(false)
    onQuestion?.()
    const { askUnsent } = await loadUnsent()
    askUnsent(unsent, () => void end())
  }
  return { logOut, leaving }
}
