import { openDialog } from '../../ui/dialog/dialog-host.ts'
import type { Reported } from './reported.ts'

function report(reported: Reported): void {
  void openDialog(() => import('./ReportDialog.tsx'), {
    reported,
  })
}

/** Returns a function that opens the report dialog. */
export function useReport() {
  return report
}
