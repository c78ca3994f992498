import { useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import classes from './DialogBody.module.css'
import { useIsTopDialog } from './top-dialog.ts'

export interface DialogProps {
  opened: boolean
  title: ReactNode
  /** Called on Esc, the close button and a press outside. */
  onClose: () => void
  /** `full` fills a phone's screen. */
  size?: 'small' | 'medium' | 'form' | 'large' | 'full' | undefined
  children: ReactNode
}

const widths = { small: 440, medium: 560, form: 600, large: 720, full: 560 }

const field = 'form :is(input:not([type=hidden]), textarea, select):not([readonly], [disabled])'

/** Starts a form in its first field: on a button, the first key typed would press it. */
function markStart(body: HTMLElement | null): void {
  if (!body || body.querySelector('[data-autofocus]')) return
  const start = body.querySelector<HTMLElement>(field)
  start?.setAttribute('data-autofocus', '')
  // Put the caret behind existing text, to continue it.
  if (start instanceof HTMLTextAreaElement) start.setSelectionRange(start.value.length, start.value.length)
}

/** The lazy part of Dialog, loaded when the first one opens. */
export default function DialogBody({ opened, title, onClose, size = 'medium', children }: DialogProps) {
  const { t } = useLingui()
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={widths[size]}
      returnFocus={false}
      closeOnEscape={useIsTopDialog()}
      transitionProps={{ duration: 0 }}
      classNames={{
        inner: classes.inner ?? '',
        content: clsx(classes.content, size === 'full' && classes.full),
      }}
    >
      <Modal.Overlay className={classes.overlay ?? ''} />
      <Modal.Content>
        {/* Mantine's header is a <header>, which would be a second banner landmark on the page. */}
        <div className={classes.header}>
          <Modal.Title className={classes.title ?? ''}>
            <bdi>{title}</bdi>
          </Modal.Title>
          <Modal.CloseButton className={classes.close ?? ''} aria-label={t`Close`} size={44} iconSize={22} />
        </div>
        <Modal.Body ref={markStart} className={classes.body ?? ''}>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
