import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentSession, onSessionEnd, pendingLogin, watchSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why the session ended, for the login page. */
    ended?: 'session_replaced' | 'session_expired' | 'session_unknown' | 'login_expired'
    /** The address to fill in on the login page. */
    email?: string
    /** Whether the account was just registered. */
    registered?: boolean
  }
}

const standing = () => (currentSession() ? 'member' : pendingLogin() ? 'second step' : 'visitor')

/** Redirects when a session begins or ends, in this tab or another. */
export function useSessionGuard(): void {
  const router = useRouter()

  useEffect(() => {
    let known = standing()
    return watchSession(() => {
      if (standing() === known) return
      known = standing()
      // Deferred, so that `onSessionEnd` first redirects to the login with its reason.
      setTimeout(() => void router.invalidate())
    })
  }, [router])

  useEffect(
    () =>
      onSessionEnd((reason) => {
        const { location, matches } = router.state
        const { search }: { search: object } = location
        if (reason === 'login_expired') {
          const to = 'to' in search ? search.to : undefined
          void router.navigate({ to: paths.login(), search: { to }, state: { ended: reason }, replace: true })
          return
        }
        // Stay on public pages: an emailed link opened there may have ended the session.
        if (!matches.some(({ staticData }) => staticData.membersOnly)) return
        if (reason === 'logged_out') {
          void router.navigate({ to: paths.login(), replace: true })
          return
        }
        void router.navigate({
          to: paths.login(),
          search: { to: location.href },
          state: { ended: reason },
          replace: true,
        })
      }),
    [router],
  )
}
