import { IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FilePicker } from '../compose/FilePicker.tsx'
import { openDialog } from '../ui/dialog/dialog-host.ts'
import { acceptedPictures, type ChosenPicture, type CropFrame } from './chosen-picture.ts'

interface PickPictureProps {
  /** Of the dialog that crops it. */
  title: ReactNode
  within: CropFrame
  disabled: boolean
  onTake: (picture: ChosenPicture) => void
  children: ReactNode
}

/** Asks for a picture's file, then for its crop. */
export function PickPicture({ title, within, disabled, onTake, children }: PickPictureProps) {
  const crop = (file: File) =>
    void openDialog(() => import('./CropDialog.tsx'), { title, within, file, onTake })
  return (
    <FilePicker accept={acceptedPictures} disabled={disabled} onPick={crop}>
      <IconPhoto size={20} aria-hidden="true" />
      {children}
    </FilePicker>
  )
}
