import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { DecideForm } from './DecideForm.tsx'
import { UndoForm } from './UndoForm.tsx'

/** The dialogs in which cases are decided, and decisions taken back. */
export function DecideDialog(props: Parameters<typeof DecideForm>[0]) {
  return (
    <Dialog opened title={<Trans>Decide</Trans>} size="form" onClose={props.onClose}>
      <DecideForm {...props} />
    </Dialog>
  )
}

export function UndoDialog(props: Parameters<typeof UndoForm>[0]) {
  return (
    <Dialog opened title={<Trans>Take the decision back</Trans>} size="form" onClose={props.onClose}>
      <UndoForm {...props} />
    </Dialog>
  )
}
