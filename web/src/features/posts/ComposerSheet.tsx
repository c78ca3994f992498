import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import type { ReactNode } from 'react'
import classes from './ComposerSheet.module.css'
import { ComposerForm, PostButton } from './ComposerForm.tsx'
import type { ComposerState } from './use-composer.ts'

interface ComposerSheetProps {
  composer: ComposerState
  avatar: ReactNode
  onClose: () => void
}

/** The composer on phones, over the whole screen. Closing it keeps the draft. */
export default function ComposerSheet({ composer, avatar, onClose }: ComposerSheetProps) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      withCloseButton={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      aria-label={t`Create post`}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <div className={classes.bar}>
        <Button variant="subtle" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <PostButton composer={composer} />
      </div>
      <div className={classes.writing}>
        {avatar}
        <ComposerForm composer={composer} sheet />
      </div>
    </Modal>
  )
}
