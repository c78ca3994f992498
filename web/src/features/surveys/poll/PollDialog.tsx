import type { Poll } from '@commons/contract/shared/survey-shown.ts'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { openedPiece } from '../../../ui/states/piece.tsx'
import { loadVoting } from './voting.ts'

interface PollDialogProps {
  poll: Poll
  /** Called when the member is done with the survey. */
  onEnd: () => void
  onClose: () => void
}

const Voting = openedPiece<{ poll: Poll; onLeave: () => void; onClose: () => void }>(loadVoting)

/** A survey to vote in, in a dialog. */
export default function PollDialog({ poll, onEnd, onClose }: PollDialogProps) {
  const close = () => {
    onEnd()
    onClose()
  }
  return (
    <Dialog opened title={<Trans>Survey</Trans>} size="form" onClose={close}>
      <Suspense>
        <Voting poll={poll} onLeave={close} onClose={close} />
      </Suspense>
    </Dialog>
  )
}
