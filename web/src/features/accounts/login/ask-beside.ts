import type { Beside } from '@commons/contract/accounts/accounts.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'

const entrances: readonly string[] = [paths.login(), paths.twoFactor()]

/** Asks, once the member's first page is there, what becomes of their other sessions. */
export function askBeside(router: AnyRouter, beside: Beside | undefined): void {
  if (beside === undefined) return
  // A new page closes dialogs.
  const stop = router.subscribe('onRendered', ({ toLocation }) => {
    if (entrances.includes(toLocation.pathname)) return
    stop()
    void openDialog(() => import('./BesideDialog.tsx'), { beside })
  })
}
