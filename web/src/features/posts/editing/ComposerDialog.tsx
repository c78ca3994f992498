import { Trans } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ComposerForm } from '../composer/ComposerForm.tsx'
import ComposerSheet from '../composer/ComposerSheet.tsx'
import type { ComposerState } from '../composer/use-composer.ts'
import { useFileDrop } from '../../../compose/use-file-drop.ts'
import { focusArea } from '../../../ui/layout/use-focus-back.ts'
import classes from './ComposerDialog.module.css'

interface ComposerDialogProps {
  composer: ComposerState
  onClose: () => void
}

/** Moves the focus back to where it was, unless something else has taken it. */
function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Once the sheet has closed, else its focus trap takes the focus back.
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body
        if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}

/** The composer over a page: a dialog, or a sheet on phones. Closing it keeps the draft. */
export function ComposerDialog({ composer, onClose }: ComposerDialogProps) {
  useFocusReturn()
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  const dragging = useFileDrop(composer.wordsOnly ? () => {} : composer.addFiles)
  if (!wide) return <ComposerSheet composer={composer} onClose={onClose} />
  return (
    <Dialog
      opened
      size="form"
      title={composer.edited ? <Trans>Edit Post</Trans> : <Trans>Create Post</Trans>}
      onClose={onClose}
    >
      <div
        className={classes.form}
        data-dragging={(dragging && !composer.wordsOnly) || undefined}
        {...focusArea}
      >
        <ComposerForm composer={composer} dialog />
      </div>
    </Dialog>
  )
}
