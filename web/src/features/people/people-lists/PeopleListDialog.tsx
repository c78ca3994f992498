import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { PeopleListForm, type PeopleListFormProps } from './PeopleListForm.tsx'

/** Creates or edits a list of people. */
export default function PeopleListDialog(props: PeopleListFormProps) {
  const heading = props.list ? <Trans>Edit list</Trans> : <Trans>New list</Trans>
  return (
    <Dialog opened title={heading} size="small" onClose={props.onClose}>
      <PeopleListForm {...props} />
    </Dialog>
  )
}
