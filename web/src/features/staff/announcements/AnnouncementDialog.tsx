import type { Announcement } from '@commons/contract/network/announcements.ts'
import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { AnnouncementForm } from './AnnouncementForm.tsx'

/** The dialog in which an announcement is written. */
export default function AnnouncementDialog(props: { of: Announcement | undefined; onClose: () => void }) {
  return (
    <Dialog
      opened
      title={props.of ? <Trans>Change the announcement</Trans> : <Trans>Announce something</Trans>}
      size="form"
      onClose={props.onClose}
    >
      <AnnouncementForm {...props} />
    </Dialog>
  )
}
