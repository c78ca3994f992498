import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callOnce } from '../../../api/call-once.ts'
import type { Request } from '../../../api/call.ts'
import { refusedText } from '../../../api/say-refused.ts'
import { uploadOnce } from '../../../api/upload-once.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { useFormSending } from '../../../compose/send/use-form-sending.ts'
import { toast } from '../../../ui/notices/toast.ts'

/** Saves the edits of a reel, with another cover if one was chosen. */
export function useReelEdit(onDone: () => void) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const { isBusy, run } = useFormSending()

  const save = (fields: Request<'edit_reel'>, cover: File | undefined) =>
    run(
      async () => {
        setFailure(undefined)
        const answer = await (cover
          ? uploadOnce('edit_reel', fields, { cover })
          : callOnce('edit_reel', fields))
        toast.success(answer.message)
        await afterWrite(client, 'edit_reel', fields, answer)
        onDone()
      },
      (error) => setFailure(refusedText(error)),
    )
  return { failure, saving: isBusy, save }
}
