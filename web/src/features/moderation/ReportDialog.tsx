import { useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ReportForm } from './ReportForm.tsx'
import { reportTexts } from './report-texts.ts'
import { ReportSent } from './ReportSent.tsx'
import type { Reported } from './use-report.ts'

/** Dialog for reporting content; afterwards it says what happens next. */
export default function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const [sent, setSent] = useState(false)
  return (
    <Dialog opened title={reportTexts[reported.type]?.title} onClose={onClose}>
      {sent ? (
        <ReportSent reported={reported} onClose={onClose} />
      ) : (
        <ReportForm reported={reported} onSent={() => setSent(true)} onClose={onClose} />
      )}
    </Dialog>
  )
}
