import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { callOnce } from '../../../api/call-once.ts'
import type { Request } from '../../../api/call.ts'
import { refusedText } from '../../../api/say-refused.ts'
import { uploadOnce } from '../../../api/upload-once.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { whileSending } from '../../../compose/while-sending.ts'
import { toast } from '../../../ui/notices/toast.ts'

/** Saves the edits of a reel, with another cover if one was chosen. */
export function useReelEdit(onDone: () => void) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)

  async function save(fields: Request<'edit_reel'>, cover: File | undefined): Promise<void> {
    if (busy.current) return
    busy.current = true
    setSaving(true)
    setFailure(undefined)
    const done = whileSending()
    try {
      const answer = await (cover
        ? uploadOnce('edit_reel', fields, { cover })
        : callOnce('edit_reel', fields))
      toast.success(answer.message)
      await afterWrite(client, 'edit_reel', fields, answer)
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(refusedText(error))
    } finally {
      done()
      busy.current = false
      setSaving(false)
    }
  }
  return {
    failure,
    saving,
    save: (fields: Request<'edit_reel'>, cover: File | undefined) => void save(fields, cover),
  }
}
