import { Trans } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { useIsTopDialog } from '../../../ui/dialog/top-dialog.ts'
import classes from './ComposerSheet.module.css'
import { ComposerForm, PostButton } from './ComposerForm.tsx'
import type { ComposerState } from './use-composer.ts'
import { focusArea } from '../../../ui/layout/use-focus-back.ts'

interface ComposerSheetProps {
  composer: ComposerState
  onClose: () => void
}

/** The composer on phones, over the whole screen. Closing it keeps the draft, and sending continues. */
export default function ComposerSheet({ composer, onClose }: ComposerSheetProps) {
  const isTop = useIsTopDialog()
  return (
    <Modal.Root
      opened
      onClose={onClose}
      fullScreen
      returnFocus={false}
      closeOnEscape={isTop}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Content className={classes.content ?? ''} {...focusArea}>
        <div className={classes.bar}>
          <Button variant="subtle" onClick={onClose}>
            {composer.sending ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
          </Button>
          <Modal.Title className={classes.title ?? ''}>
            {composer.edited ? <Trans>Edit Post</Trans> : <Trans>Create Post</Trans>}
          </Modal.Title>
          <PostButton composer={composer} />
        </div>
        <div className={classes.writing}>
          <ComposerForm composer={composer} sheet />
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
