import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusedText } from '../../../../api/say-refused.ts'
import { uploadOnce } from '../../../../api/upload-once.ts'
import { afterWrite } from '../../../../api/use-call.ts'
import { lookAt } from '../../../../compose/media-file.ts'
import { useFormSending } from '../../../../compose/send/use-form-sending.ts'
import { useUploadLimits } from '../../../../compose/upload-limits.ts'
import { messageText } from '../../../../locales/contract-messages.ts'
import { toast } from '../../../../ui/notices/toast.ts'

export type Asset = 'logo' | 'background'

/** Uploads a picture of the profile as soon as it is chosen, and reports progress and failures. */
export function useAsset(asset: Asset) {
  const client = useQueryClient()
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
        const answer = await uploadOnce('update_pro_setting', {}, { [asset]: file }, options)
        toast.success(answer.message)
        await afterWrite(client, 'update_pro_setting', {}, answer)
      },
      (error) => setFailure(refusedText(error)),
    )

  return { sending, failure, send, cancel }
}
