import { useLingui } from '@lingui/react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PictureForm } from './PictureForm.tsx'
import { pictureKinds, type PictureKind } from './picture-kinds.ts'

/** Changes one's own display photo or cover photo. */
export default function PictureDialog({ kind, onClose }: { kind: PictureKind; onClose: () => void }) {
  const { i18n } = useLingui()
  return (
    <Dialog opened title={i18n._(pictureKinds[kind].title)} onClose={onClose}>
      <PictureForm kind={kind} onClose={onClose} />
    </Dialog>
  )
}
