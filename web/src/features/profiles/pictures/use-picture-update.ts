import { useQueryClient } from '@tanstack/react-query'
import { refusedText } from '../../../api/say-refused.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { useFormSending } from '../../../compose/send/use-form-sending.ts'
import type { ChosenPicture } from '../../../crop/chosen-picture.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { pictureKinds, type PictureKind } from './picture-kinds.ts'

/** Uploads a cropped picture. Returns its progress, and calls `onFailure` with the reason of a failure. */
export function usePictureUpdate(
  kind: PictureKind,
  onFailure: (failure: string | undefined) => void,
  onDone: () => void,
) {
  const client = useQueryClient()
  const { sending, run, cancel } = useFormSending()
  const { call, send } = pictureKinds[kind]

  const save = ({ file, crop }: ChosenPicture) =>
    run(
      async (options) => {
        onFailure(undefined)
        options.onChange({ phase: 'sending', sentBytes: 0, totalBytes: file.size })
        const answer = await send(crop, file, options)
        toast.success(answer.message)
        await afterWrite(client, call, crop, answer)
        onDone()
      },
      (error) => onFailure(refusedText(error)),
    )

  return { sending, save, cancel }
}
