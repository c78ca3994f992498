import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallError } from '../../api/call-error.ts'
import { callOnce } from '../../api/call-once.ts'
import type { Answer, Request } from '../../api/call.ts'
import { uploadOnce } from '../../api/upload-once.ts'
import { afterWrite } from '../../api/use-call.ts'
import type { Attachments } from '../../compose/attachments/use-attachments.ts'
import { startOf } from '../../compose/send/delivery.ts'
import { useFormSending } from '../../compose/send/use-form-sending.ts'
import { toast } from '../../ui/notices/toast.ts'

type Saves =
  | 'add_project'
  | 'edit_project'
  | 'submit_milestone'
  | 'dispute_milestone'
  | 'add_dispute_evidence'

/** Sends a form with its attachments. After a failure, sending the same again happens only once. */
export function useSaveWithFiles<N extends Saves>(
  name: N,
  attachments: Attachments,
  onDone: (data: Answer<N>['data']) => void,
) {
  const client = useQueryClient()
  const [error, setError] = useState<CallError>()
  const { sending, isBusy, run, cancel } = useFormSending()

  function save(fields: Request<N>) {
    const { files, bytes } = attachments
    run(
      async (options) => {
        setError(undefined)
        options.onChange(startOf(bytes))
        const answer = await (bytes > 0 ? uploadOnce(name, fields, files, options) : callOnce(name, fields))
        toast.success(answer.message)
        await afterWrite(client, name, fields, answer)
        onDone(answer.data)
      },
      // What is wrong with a file is said at that file.
      (refused) => void (attachments.refuse(refused) || setError(refused)),
    )
  }

  return { error, sending, isBusy, save, cancel }
}
