import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentSession, onSessionEnd, watchSession } from '../../api/session.ts'
import { messageText } from '../../locales/contract-messages.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/toast.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why the session ended; the login page says it until one logs in. */
    ended?: 'session_replaced' | 'session_expired' | 'session_unknown'
    /** The address that was just registered. */
    email?: string
  }
}

/** Sends everybody where they belong when a session begins or ends, in this tab or in another. */
export function useSessionGuard(): void {
  const router = useRouter()

  useEffect(() => {
    let member = currentSession() !== null
    return watchSession(() => {
      const isMember = currentSession() !== null
      if (isMember === member) return
      member = isMember
      // After the reason for an end was told, which leads to the login by itself.
      setTimeout(() => void router.invalidate())
    })
  }, [router])

  useEffect(
    () =>
      onSessionEnd((reason) => {
        if (reason === 'logged_out') {
          void router.navigate({ to: paths.login(), replace: true })
          return
        }
        if (reason === 'session_replaced') toast.error(messageText('refusal.session_replaced'))
        void router.navigate({
          to: paths.login(),
          search: { to: router.state.location.href },
          state: { ended: reason },
          replace: true,
        })
      }),
    [router],
  )
}
