import type { SiteVideo } from '@commons/contract/videos/videos.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { uploadOnce } from '../../../api/upload-once.ts'
import { afterWrite, useWrite } from '../../../api/use-call.ts'
import { whyNoCaptions } from '../../../compose/media-file.ts'
import { startOf } from '../../../compose/send/delivery.ts'
import { useFormSending } from '../../../compose/send/use-form-sending.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { useSiteLimits } from '../upload/use-site-limits.ts'

/** Adds, replaces and deletes the captions of an own video. */
export function useCaptions({ video_id, captions }: Pick<SiteVideo, 'video_id' | 'captions'>) {
  const { t } = useLingui()
  const client = useQueryClient()
  const limits = useSiteLimits()
  const confirm = useConfirm()
  const [files, setFiles] = useState(captions)
  const [failure, setFailure] = useState<string>()
  const { sending, isBusy, run, cancel } = useFormSending()
  const removing = useWrite('delete_video_captions', {
    onDone: ({ recdata }) => setFiles(recdata.captions),
  })

  function set(language: string, file: File): void {
    const why = whyNoCaptions(file, limits)
    setFailure(why && messageText(`refusal.${why.refusal}`, why.values))
    if (why) return
    run(
      async (options) => {
        options.onChange(startOf(file.size))
        const fields = { video_id, language }
        const answer = await uploadOnce('set_video_captions', fields, { captions: file }, options)
        setFiles(answer.recdata.captions)
        toast.success(answer.message)
        await afterWrite(client, 'set_video_captions', fields, answer)
      },
      (error: CallError) => setFailure(error.message),
    )
  }

  async function remove(language: string, name: string): Promise<void> {
    if (await confirm(t`Delete these captions?`, { about: name, destructive: true }))
      removing.mutate({ video_id, language })
  }

  return { files, failure, sending, isBusy, set, remove, cancel }
}
