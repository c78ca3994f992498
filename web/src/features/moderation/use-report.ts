import type { Report } from '@commons/contract/moderation.ts'
import { openDialog } from '../../ui/dialog/dialog-host.ts'

/** What to report. A reported member's `id` is their own; `name` is the author's or member's name. */
export interface Reported {
  readonly type: Report['report_type']
  readonly id: number
  readonly name: string
}

function report(reported: Reported): void {
  void openDialog(() => import('./ReportDialog.tsx'), {
    reported,
  })
}

/** Returns a function that opens the report dialog. */
export function useReport() {
  return report
}
