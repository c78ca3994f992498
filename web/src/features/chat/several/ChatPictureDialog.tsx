import { Trans } from '@lingui/react/macro'
import type { CropFrame } from '../../../crop/chosen-picture.ts'
import { CropForm } from '../../../crop/CropForm.tsx'
import { useChosenPicture } from '../../../crop/use-chosen-picture.ts'
import { usePictureSending } from '../../../crop/use-picture-sending.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'

const round: CropFrame = { aspect: 1, shape: 'round' }

/** Gives a chat of several people a picture. */
export default function ChatPictureDialog({ chatId, onClose }: { chatId: number; onClose: () => void }) {
  const picture = useChosenPicture()
  const { sending, save, cancel } = usePictureSending(
    {
      call: 'several_chat_picture',
      field: 'picture',
      fields: (crop) => ({ chat_id: chatId, ...crop }),
    },
    picture.setFailure,
    onClose,
  )
  return (
    <Dialog opened title={<Trans>Picture of the chat</Trans>} onClose={onClose}>
      <CropForm
        within={round}
        picture={picture}
        label={<Trans>Save</Trans>}
        sending={sending}
        onTake={save}
        onCancel={cancel}
        onClose={onClose}
      />
    </Dialog>
  )
}
