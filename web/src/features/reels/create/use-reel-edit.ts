import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { callOnce } from '../../../api/call-once.ts'
import type { Request } from '../../../api/call.ts'
import { uploadOnce } from '../../../api/upload-once.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { whileSending } from '../../../compose/while-sending.ts'
import { toast } from '../../../ui/notices/toast.ts'

/** Saves the edits of a reel, with another cover if one was chosen. */
export function useReelEdit(onDone: () => void) {
  const client = useQueryClient()
  const [error, setError] = useState<CallError>()
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)

  async function save(fields: Request<'edit_reel'>, cover: File | undefined): Promise<void> {
    if (busy.current) return
    busy.current = true
    setSaving(true)
    setError(undefined)
    const done = whileSending()
    try {
      const answer = await (cover
        ? uploadOnce('edit_reel', fields, { cover })
        : callOnce('edit_reel', fields))
      toast.success(answer.message)
      await afterWrite(client, 'edit_reel', fields, answer)
      onDone()
    } catch (failed) {
      if (!(failed instanceof CallError)) throw failed
      setError(failed)
    } finally {
      done()
      busy.current = false
      setSaving(false)
    }
  }
  return {
    error,
    saving,
    save: (fields: Request<'edit_reel'>, cover: File | undefined) => void save(fields, cover),
  }
}
