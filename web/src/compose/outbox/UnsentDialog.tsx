import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'
import form from '../../ui/DialogForm.module.css'

interface UnsentDialogProps {
  count: number
  onLeave: () => void
  onClose: () => void
}

/** Before a logout: what would be lost by it. */
export default function UnsentDialog({ count, onLeave, onClose }: UnsentDialogProps) {
  return (
    <Dialog
      opened
      size="small"
      title={<Plural value={count} one="# thing is not sent yet" other="# things are not sent yet" />}
      onClose={onClose}
    >
      <div className={form.form}>
        <p className={form.note}>
          <Trans>
            Likes and comments that wait to be sent, and what you have begun to write, are deleted from this
            browser when you log out.
          </Trans>
        </p>
        <div className={form.actions}>
          <Button variant="default" data-autofocus onClick={onClose}>
            <Trans>Stay</Trans>
          </Button>
          <Button
            color="rose"
            onClick={() => {
              onClose()
              onLeave()
            }}
          >
            <Trans>Log out anyway</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
