import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DecideForm } from './DecideForm.tsx'
import { ReasonDialog } from '../frame/ReasonDialog.tsx'

/** The dialogs in which cases are decided, and in which something is done with a decision. */
export function DecideDialog(props: Parameters<typeof DecideForm>[0]) {
  return (
    <Dialog opened title={<Trans>Decide</Trans>} size="form" onClose={props.onClose}>
      <DecideForm {...props} />
    </Dialog>
  )
}

/** What staff do with a decision that takes a reason and nothing else. */
export type DecisionAct = 'undo_decision' | 'ask_purge' | 'withdraw_purge' | 'confirm_purge'

interface Words {
  readonly title: ReactNode
  readonly note: ReactNode
  readonly button: ReactNode
}

const words: Readonly<Record<DecisionAct, Words>> = {
  undo_decision: {
    title: <Trans>Take the decision back</Trans>,
    note: <Trans>Everything it did is undone, and its reports wait again. Its author is told.</Trans>,
    button: <Trans>Take it back</Trans>,
  },
  ask_purge: {
    title: <Trans>Remove for good</Trans>,
    note: (
      <Trans>
        For what is illegal to keep. Another moderator has to confirm it. Then nobody can bring it back, and
        no copy of it is kept.
      </Trans>
    ),
    button: <Trans>Ask for it</Trans>,
  },
  confirm_purge: {
    title: <Trans>Remove for good</Trans>,
    note: (
      <Trans>
        You are the second of two. Its words go now, its files within two hours. Nobody can bring it back, an
        appeal neither.
      </Trans>
    ),
    button: <Trans>Remove for good</Trans>,
  },
  withdraw_purge: {
    title: <Trans>Call the removal off</Trans>,
    note: <Trans>It stays hidden, and the decision can be taken back as before.</Trans>,
    button: <Trans>Call it off</Trans>,
  },
}

interface DecisionDialogProps {
  act: DecisionAct
  decisionId: number
  onClose: () => void
}

export function DecisionDialog({ act, decisionId, onClose }: DecisionDialogProps) {
  const { title, note, button } = words[act]
  return (
    <ReasonDialog call={act} about={{ decision_id: decisionId }} title={title} note={note} onClose={onClose}>
      {button}
    </ReasonDialog>
  )
}
