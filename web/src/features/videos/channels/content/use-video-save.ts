import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { networkError, type CallError } from '../../../../api/call-error.ts'
import { callOnce } from '../../../../api/call-once.ts'
import type { Request } from '../../../../api/call.ts'
import { uploadOnce } from '../../../../api/upload-once.ts'
import { afterWrite } from '../../../../api/use-call.ts'
import { startOf } from '../../../../compose/send/delivery.ts'
import { useFormSending } from '../../../../compose/send/use-form-sending.ts'
import { toast } from '../../../../ui/notices/toast.ts'

/** Returns a picture that the server made of the video, as a file to send. */
async function fileAt(url: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(url, { credentials: 'same-origin', signal }).catch(() => undefined)
  signal.throwIfAborted()
  if (!response?.ok) throw networkError(response?.status)
  const picture = await response.blob()
  return new File([picture], 'thumbnail.webp', { type: picture.type })
}

/** Saves the details of an own video, with a thumbnail where another one was chosen. */
export function useVideoSave(onDone: () => void) {
  const client = useQueryClient()
  const [error, setError] = useState<CallError>()
  const { sending, isBusy, run, cancel } = useFormSending()

  /** `thumbnail`: a file, or the address of a picture of the video. */
  const save = (fields: Request<'update_video'>, thumbnail?: File | string) =>
    run(async (options) => {
      setError(undefined)
      const file = typeof thumbnail === 'string' ? await fileAt(thumbnail, options.signal) : thumbnail
      if (file) options.onChange(startOf(file.size))
      const answer = await (file
        ? uploadOnce('update_video', fields, { thumbnail: file }, options)
        : callOnce('update_video', fields))
      toast.success(answer.message)
      await afterWrite(client, 'update_video', fields, answer)
      onDone()
    }, setError)

  return { error, sending, isBusy, save, cancel }
}
