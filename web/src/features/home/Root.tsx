import { Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense, useLayoutEffect } from 'react'
import { questions } from '../../ui/confirm.ts'
import { stage } from '../../ui/stage.ts'
import { useStore } from '../../ui/store.ts'
import { toast, toasts } from '../../ui/toast.ts'
import { useRouteFocus } from './use-route-focus.ts'
import { useSessionGuard } from './use-session-guard.ts'
import { useThemeColor } from './use-theme-color.ts'
import { quietPiece, sayMissing } from '../../ui/piece.tsx'

// What nobody is shown is gone, and the next one has them fetched again.
const Toasts = quietPiece(
  async () => ({ default: (await import('../../ui/Toasts.tsx')).Toasts }),
  () => toasts.get().forEach(({ id }) => toast.dismiss(id)),
)
// Without it icons are as they are drawn.
const Tooltips = quietPiece(() => import('../../ui/Tooltips.tsx'))
// What cannot be asked is not done.
const ConfirmHost = quietPiece(
  async () => ({ default: (await import('../../ui/ConfirmHost.tsx')).ConfirmHost }),
  () => {
    questions.get()?.answer(false)
    sayMissing()
  },
)

/** What every page stands in: the page itself, toasts and questions, loaded with the first of them, and tooltips. */
export function Root() {
  const anyToast = useStore(toasts, (rows) => rows.length > 0)
  const asked = useStore(questions, (question) => question !== null)
  const dialog = useStore(stage)
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  // A dialog belongs to the page that it was opened over. Whoever sees a page may open one over it: all before is
  // cleared by then, and not some time after.
  useLayoutEffect(() => stage.clear(), [pathname])
  useRouteFocus()
  useSessionGuard()
  useThemeColor()
  return (
    <>
      <Outlet />
      <Suspense>{dialog}</Suspense>
      <Suspense>{anyToast && <Toasts />}</Suspense>
      <Suspense>{asked && <ConfirmHost />}</Suspense>
      <Suspense>
        <Tooltips />
      </Suspense>
    </>
  )
}
