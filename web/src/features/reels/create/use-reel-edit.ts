import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { callOnce } from '../../../api/call-once.ts'
import type { Request } from '../../../api/call.ts'
import { uploadOnce } from '../../../api/upload-once.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { useFormSending } from '../../../compose/send/use-form-sending.ts'
import { toast } from '../../../ui/notices/toast.ts'

/** Saves the edits of a reel, with another cover if one was chosen. */
export function useReelEdit(onDone: () => void) {
  const client = useQueryClient()
  const [error, setError] = useState<CallError>()
  const { isBusy, run } = useFormSending()

  const save = (fields: Request<'edit_reel'>, cover: File | undefined) =>
    run(async () => {
      setError(undefined)
      const answer = await (cover
        ? uploadOnce('edit_reel', fields, { cover })
        : callOnce('edit_reel', fields))
      toast.success(answer.message)
      await afterWrite(client, 'edit_reel', fields, answer)
      onDone()
    }, setError)
  return { error, saving: isBusy, save }
}
