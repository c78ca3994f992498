import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import form from '../../ui/dialog/DialogForm.module.css'

interface UnsentDialogProps {
  count: number
  onLeave: () => void
  onClose: () => void
}

/** Tells before a logout what it would delete. */
export default function UnsentDialog({ count, onLeave, onClose }: UnsentDialogProps) {
  return (
    <Dialog
      opened
      size="small"
      title={<Plural value={count} one="# item isn't sent yet" other="# items aren't sent yet" />}
      onClose={onClose}
    >
      <div className={form.form}>
        <p className={form.note}>
          <Trans>
            Logging out deletes unsent likes and comments, and anything you've started writing, from this
            browser.
          </Trans>
        </p>
        <div className={form.actions}>
          <Button variant="default" data-autofocus onClick={onClose}>
            <Trans>Stay logged in</Trans>
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
