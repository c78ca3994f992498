import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { questions } from '../../ui/confirm.ts'
import { toasts } from '../../ui/toast.ts'
import { useRouteFocus } from './use-route-focus.ts'
import { useSessionGuard } from './use-session-guard.ts'
import { useThemeColor } from './use-theme-color.ts'

const Toasts = lazy(() => import('../../ui/Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))
const ConfirmHost = lazy(() =>
  import('../../ui/ConfirmHost.tsx').then(({ ConfirmHost }) => ({ default: ConfirmHost })),
)

/** What every page stands in: the page itself, toasts and questions, loaded with the first of them. */
export function Root() {
  const anyToast = useSyncExternalStore(toasts.subscribe, () => toasts.current().length > 0)
  const asked = useSyncExternalStore(questions.subscribe, () => questions.current() !== null)
  useRouteFocus()
  useSessionGuard()
  useThemeColor()
  return (
    <>
      <Outlet />
      <Suspense>{anyToast && <Toasts />}</Suspense>
      <Suspense>{asked && <ConfirmHost />}</Suspense>
    </>
  )
}
