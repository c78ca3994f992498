import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import { clsx } from 'clsx'
import type { DialogProps } from './Dialog.tsx'
import classes from './DialogBody.module.css'

const widths = { small: 440, medium: 560, large: 720, full: 560 }

/** The part of Dialog that is loaded when the first one opens. */
export default function DialogBody({ opened, title, onClose, size = 'medium', children }: DialogProps) {
  const { t } = useLingui()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={widths[size]}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': t`Close`, size: 44, iconSize: 22 }}
      classNames={{
        inner: classes.inner ?? '',
        content: clsx(classes.content, size === 'full' && classes.full),
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
        overlay: classes.overlay ?? '',
      }}
    >
      {children}
    </Modal>
  )
}
