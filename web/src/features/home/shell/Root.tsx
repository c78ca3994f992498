import { Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense, useLayoutEffect } from 'react'
import { playing } from '../../../player/playing.ts'
import { questions } from '../../../ui/dialog/confirm.ts'
import { stage } from '../../../ui/dialog/dialog-host.ts'
import { useStore } from '../../../ui/store.ts'
import { toast, toasts } from '../../../ui/notices/toast.ts'
import { useWrongFields } from '../../../ui/fields/wrong-fields.ts'
import { useRouteFocus } from './use-route-focus.ts'
import { useSessionGuard } from './use-session-guard.ts'
import { useThemeColor } from './use-theme-color.ts'
import { latePiece, quietPiece, sayMissing } from '../../../ui/states/piece.tsx'

// If the toasts can't load, dismiss them, so that the next toast tries again.
const Toasts = quietPiece(
  async () => ({ default: (await import('../../../ui/notices/Toasts.tsx')).Toasts }),
  () => toasts.get().forEach(({ id }) => toast.dismiss(id)),
)
// If the tooltips can't load, icons show without them.
const Tooltips = latePiece(() => import('../../../ui/notices/Tooltips.tsx'))
// If the question can't be shown, answer no.
const ConfirmHost = quietPiece(
  async () => ({ default: (await import('../../../ui/dialog/ConfirmHost.tsx')).ConfirmHost }),
  () => {
    questions.get()?.answer(false)
    sayMissing()
  },
)

// Without it a video's page shows its poster only.
const PlayerHost = quietPiece(async () => ({
  default: (await import('../../../player/PlayerHost.tsx')).PlayerHost,
}))

/** The root of every page: the page itself, the player, toasts and questions, loaded when needed, and tooltips. */
export function Root() {
  const anyToast = useStore(toasts, (rows) => rows.length > 0)
  const asked = useStore(questions, (question) => question !== null)
  const isPlaying = useStore(playing, (now) => now !== null)
  const dialog = useStore(stage)
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  // A dialog belongs to the page it was opened over. Clear it in a layout effect: later, it could remove a
  // dialog that was already opened over the new page.
  useLayoutEffect(() => stage.clear(), [pathname])
  useRouteFocus()
  useSessionGuard()
  useThemeColor()
  useWrongFields()
  return (
    <>
      <Outlet />
      <Suspense>{isPlaying && <PlayerHost />}</Suspense>
      <Suspense>{dialog}</Suspense>
      <Suspense>{anyToast && <Toasts />}</Suspense>
      <Suspense>{asked && <ConfirmHost />}</Suspense>
      <Suspense>
        <Tooltips />
      </Suspense>
    </>
  )
}
