import type { ListedGroup } from '@commons/contract/groups/groups.ts'
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
import { cropsOf, filesOf, type Pictures } from './group-pictures.ts'

type Saves = 'group_create' | 'group_update' | 'project_create' | 'project_update'

/** Saves a group with its pictures. After a failure, sending the same again doesn't create a second group. */
export function useGroupSave<N extends Saves>(name: N, onDone: (group: ListedGroup) => void) {
  const client = useQueryClient()
  const [error, setError] = useState<CallError>()
  const { sending, run, cancel } = useFormSending()

  const save = (texts: Request<N>, pictures: Pictures) =>
    run(async (options) => {
      const fields = { ...texts, ...cropsOf(pictures) }
      const { avatar, banner } = filesOf(pictures)
      const totalBytes = (avatar?.size ?? 0) + (banner?.size ?? 0)
      setError(undefined)
      options.onChange(startOf(totalBytes))
      const files = { ...(avatar && { avatar }), ...(banner && { banner }) }
      const answer = await (avatar || banner
        ? uploadOnce(name, fields, files, options)
        : callOnce(name, fields))
      toast.success(answer.message)
      await afterWrite(client, name, fields, answer)
      onDone(answer.recdata)
    }, setError)

  return {
    error,
    sending,
    save,
    cancel,
  }
}
