import { useQueryClient } from '@tanstack/react-query'
import type { Answer, CallName, Request } from '../api/call.ts'
import { refusedText } from '../api/say-refused.ts'
import { upload } from '../api/upload.ts'
import { afterWrite } from '../api/use-call.ts'
import { useFormSending } from '../compose/send/use-form-sending.ts'
import type { ChosenPicture, Crop } from './chosen-picture.ts'

/** A call that takes one cropped picture. */
export interface PictureCall<N extends CallName> {
  readonly call: N
  /** The name of the file's field. */
  readonly field: string
  fields(crop: Crop): Request<N>
}

/** Uploads a cropped picture. Returns its progress, and calls `onFailure` with the reason of a failure. */
export function usePictureSending<N extends CallName>(
  { call, field, fields }: PictureCall<N>,
  onFailure: (failure: string | undefined) => void,
  onDone: (answer: Answer<N>) => void,
) {
  const client = useQueryClient()
  const { sending, run, cancel } = useFormSending()

  const save = ({ file, crop }: ChosenPicture) =>
    run(
      async (options) => {
        onFailure(undefined)
        options.onChange({ phase: 'sending', sentBytes: 0, totalBytes: file.size })
        const input = fields(crop)
        const answer = await upload(call, input, { [field]: file }, options)
        await afterWrite(client, call, input, answer)
        onDone(answer)
      },
      (error) => onFailure(refusedText(error)),
    )

  return { sending, save, cancel }
}
