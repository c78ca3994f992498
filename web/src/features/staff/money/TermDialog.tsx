import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { TermForm } from './TermForm.tsx'

/** The dialog in which a rate, a fee or a price is set. */
export default function TermDialog(props: Parameters<typeof TermForm>[0]) {
  return (
    <Dialog opened title={<Trans>Set it from now on</Trans>} size="form" onClose={props.onClose}>
      <TermForm {...props} />
    </Dialog>
  )
}
