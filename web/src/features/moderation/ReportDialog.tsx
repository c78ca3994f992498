import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { ReportForm } from './ReportForm.tsx'
import { ReportSent } from './ReportSent.tsx'
import type { Reported } from './use-report.ts'

const titles = {
  post: <Trans>Report this post</Trans>,
  comment: <Trans>Report this comment</Trans>,
  reply: <Trans>Report this reply</Trans>,
  member: <Trans>Report this member</Trans>,
  group_message: <Trans>Report this message</Trans>,
  chat_message: <Trans>Report this message</Trans>,
  chat: <Trans>Report this chat</Trans>,
}

/** Says what is wrong with something; then, what happens next. */
export default function ReportDialog({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const [sent, setSent] = useState(false)
  return (
    <Dialog opened title={titles[reported.type]} onClose={onClose}>
      {sent ? (
        <ReportSent reported={reported} onClose={onClose} />
      ) : (
        <ReportForm reported={reported} onSent={() => setSent(true)} onClose={onClose} />
      )}
    </Dialog>
  )
}
