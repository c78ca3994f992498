import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import classes from './ComposerSheet.module.css'
import { ComposerForm, PostButton } from './ComposerForm.tsx'
import type { ComposerState } from './use-composer.ts'
import { focusArea } from './use-focus-back.ts'

interface ComposerSheetProps {
  composer: ComposerState
  onClose: () => void
}

/** The composer on phones, over the whole screen. Closing it keeps the draft, and what is sent goes on. */
export default function ComposerSheet({ composer, onClose }: ComposerSheetProps) {
  const { t } = useLingui()
  return (
    <Modal.Root opened onClose={onClose} fullScreen returnFocus={false} transitionProps={{ duration: 0 }}>
      <Modal.Content className={classes.content ?? ''} aria-label={t`Create Post`} {...focusArea}>
        <div className={classes.bar}>
          <Button variant="subtle" onClick={onClose}>
            {composer.sending ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
          </Button>
          <PostButton composer={composer} />
        </div>
        <div className={classes.writing}>
          <ComposerForm composer={composer} sheet />
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
