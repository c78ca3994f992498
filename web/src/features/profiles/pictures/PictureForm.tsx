import { Trans } from '@lingui/react/macro'
import { CropForm } from '../../../crop/CropForm.tsx'
import { useChosenPicture } from '../../../crop/use-chosen-picture.ts'
import { usePictureSending } from '../../../crop/use-picture-sending.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { pictureKinds, type PictureKind } from './picture-kinds.ts'

export interface PictureFormProps {
  kind: PictureKind
  onClose: () => void
}

/** Chooses and crops one of the viewer's own pictures, and uploads it on saving. */
export function PictureForm({ kind, onClose }: PictureFormProps) {
  const picture = useChosenPicture()
  const { sending, save, cancel } = usePictureSending<'profile_pic_update' | 'background_update'>(
    pictureKinds[kind].sent,
    picture.setFailure,
    ({ message }) => {
      toast.success(message)
      onClose()
    },
  )
  return (
    <CropForm
      within={pictureKinds[kind].within}
      picture={picture}
      label={<Trans>Save</Trans>}
      sending={sending}
      onTake={save}
      onCancel={cancel}
      onClose={onClose}
    />
  )
}
