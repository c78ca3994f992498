import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import type { Request } from '../../../api/call.ts'
import { uploadOnce } from '../../../api/upload-once.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { startOf } from '../../../compose/send/delivery.ts'
import { useFormSending } from '../../../compose/send/use-form-sending.ts'
import { toast } from '../../../ui/notices/toast.ts'

type UploadCall = 'add_story_picture' | 'set_story_video'

/** Sends a picture or the video of a story; its form stays open until the answer. */
export function useStoryUpload<N extends UploadCall>(
  name: N,
  words: Readonly<Record<string, unknown>>,
  onDone: () => void,
) {
  const client = useQueryClient()
  const [error, setError] = useState<CallError | null>(null)
  const { sending, isBusy, run, cancel } = useFormSending()
  const { issues, failure } = useRefused(error, words)
  return {
    sending,
    isBusy,
    cancel,
    issues: issues as Partial<Record<string, string>>,
    failure,
    send(fields: Request<N>, files: Readonly<Record<string, File>> & { readonly file: File }) {
      run(async (options) => {
        setError(null)
        options.onChange(startOf(files.file.size))
        const answer = await uploadOnce(name, fields, files, options)
        toast.success((answer as { message: string }).message)
        onDone()
        await afterWrite(client, name, fields, answer)
      }, setError)
    },
  }
}
