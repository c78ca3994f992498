import type { Report } from '@commons/contract/moderation.ts'
import { withTexts } from '../../locales/language.ts'
import { openDialog } from '../../ui/stage.ts'

/** What is reported: of a member, the id is theirs; `name` is whose it is. */
export interface Reported {
  readonly type: Report['report_type']
  readonly id: number
  readonly name: string
}

function report(reported: Reported): void {
  void openDialog(
    withTexts(() => import('./ReportDialog.tsx'), 'dialogs'),
    {
      reported,
    },
  )
}

/** Opens the dialog in which one says what is wrong with something. */
export function useReport() {
  return report
}
