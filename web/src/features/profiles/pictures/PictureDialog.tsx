import { useLingui } from '@lingui/react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { PictureForm, type PictureFormProps } from './PictureForm.tsx'
import { pictureKinds } from './picture-kinds.ts'

/** Changes the viewer's own display photo or cover photo. */
export default function PictureDialog({ kind, onClose }: PictureFormProps) {
  const { i18n } = useLingui()
  return (
    <Dialog opened title={i18n._(pictureKinds[kind].title)} onClose={onClose}>
      <PictureForm kind={kind} onClose={onClose} />
    </Dialog>
  )
}
