import { useState } from 'react'
import { refusedText } from '../../api/say-refused.ts'
import type { UploadOptions } from '../../api/upload.ts'
import { messageText } from '../../locales/contract-messages.ts'
import { lookAt } from '../media-file.ts'
import { useUploadLimits } from '../upload-limits.ts'
import { useFormSending } from './use-form-sending.ts'

/** Sends a picture as soon as it is chosen, and reports progress and failures; what is no picture is refused before. */
export function usePictureSending(upload: (file: File, options: UploadOptions) => Promise<void>) {
  const limits = useUploadLimits()
  const [failure, setFailure] = useState<string>()
  const { sending, run, cancel } = useFormSending()

  const send = (file: File) =>
    run(
      async (options) => {
        setFailure(undefined)
        const found = await lookAt(file, limits)
        if (options.signal.aborted) return
        if ('refusal' in found) return setFailure(messageText(`refusal.${found.refusal}`, found.values))
        if (found.kind !== 'image') return setFailure(messageText('refusal.file_kind_unsupported'))
        options.onChange({ phase: 'sending', sentBytes: 0, totalBytes: file.size })
        await upload(file, options)
      },
      (error) => setFailure(refusedText(error)),
    )

  return { sending, failure, send, cancel }
}
