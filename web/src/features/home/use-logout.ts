import { useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { endSession } from '../../api/session.ts'
import { toast } from '../../ui/toast.ts'

/** Ends the session at the server, then here. Without the server it would live on, so then it stays. */
export function useLogout(): { logOut: () => Promise<void>; leaving: boolean } {
  const [leaving, setLeaving] = useState(false)
  const logOut = async () => {
    setLeaving(true)
    try {
      await call('logout', {})
      endSession('logged_out')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast.error(error.message)
    } finally {
      setLeaving(false)
    }
  }
  return { logOut, leaving }
}
