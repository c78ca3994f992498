import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import type { ChosenPicture, CropFrame } from './chosen-picture.ts'
import { CropForm } from './CropForm.tsx'
import { useChosenPicture } from './use-chosen-picture.ts'

interface CropDialogProps {
  title: ReactNode
  within: CropFrame
  /** The picture chosen before. */
  file?: File
  /** Receives the picture, which is sent later. */
  onTake: (picture: ChosenPicture) => void
  onClose: () => void
}

/** Dialog for choosing and cropping a picture that is sent with a form. */
export default function CropDialog({ title, within, file, onTake, onClose }: CropDialogProps) {
  const picture = useChosenPicture(file)
  return (
    <Dialog opened title={title} onClose={onClose}>
      <CropForm
        within={within}
        picture={picture}
        label={<Trans>Use this photo</Trans>}
        onTake={(chosen) => {
          onTake(chosen)
          onClose()
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}
