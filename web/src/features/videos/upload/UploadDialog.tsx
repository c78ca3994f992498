import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { UploadForm, type UploadFormProps } from './UploadForm.tsx'

/** Uploads a video. Closing the dialog keeps the draft, until it is discarded. */
export default function UploadDialog(props: UploadFormProps) {
  return (
    <Dialog opened title={<Trans>Upload a video</Trans>} size="large" onClose={props.onClose}>
      <UploadForm {...props} />
    </Dialog>
  )
}
