import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onSessionEnd } from '../../api/session.ts'
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

/** When the session ends, here or elsewhere, leads to the way in, and back to the same place after. */
export function useSessionEnd(): void {
  const router = useRouter()
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
