import type { Channel } from '@commons/contract/videos/channels.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { callOnce } from '../../../api/call-once.ts'
import type { Request } from '../../../api/call.ts'
import { uploadOnce } from '../../../api/upload-once.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { startOf } from '../../../compose/send/delivery.ts'
import { useFormSending } from '../../../compose/send/use-form-sending.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { cropsOf, filesOf, type ChannelPictures } from './channel-pictures.ts'

/** Saves a channel with its pictures. After a failure, sending the same again doesn't create a second one. */
export function useChannelSave<N extends 'create_channel' | 'update_channel'>(
  name: N,
  onDone: (channel: Channel) => void,
) {
  const client = useQueryClient()
  const [error, setError] = useState<CallError>()
  const { sending, isBusy, run, cancel } = useFormSending()

  const save = (words: Request<N>, pictures: ChannelPictures) =>
    run(async (options) => {
      setError(undefined)
      const fields = { ...words, ...cropsOf(pictures) }
      const files = filesOf(pictures)
      const sizes = Object.values(files).map(({ size }) => size)
      if (sizes.length > 0) options.onChange(startOf(sizes.reduce((sum, size) => sum + size)))
      const answer = await (sizes.length > 0
        ? uploadOnce(name, fields, files, options)
        : callOnce(name, fields))
      toast.success(answer.message)
      await afterWrite(client, name, fields, answer)
      onDone(answer.recdata)
    }, setError)

  return { error, sending, isBusy, save, cancel }
}
