import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { MintForm } from './MintForm.tsx'

/** The dialog in which something is minted. */
export default function MintDialog(props: Parameters<typeof MintForm>[0]) {
  return (
    <Dialog opened title={<Trans>Mint into the treasury</Trans>} size="form" onClose={props.onClose}>
      <MintForm {...props} />
    </Dialog>
  )
}
