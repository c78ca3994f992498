import type { ListedGroup } from '@commons/contract/groups.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { callOnce } from '../../../api/call-once.ts'
import type { Answer, Request } from '../../../api/call.ts'
import { refusedText } from '../../../api/say-refused.ts'
import { uploadOnce } from '../../../api/upload-once.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { pacing, type Sending } from '../../../compose/upload-pace.ts'
import { whileSending } from '../../../compose/while-sending.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { cropsOf, filesOf, type Pictures } from './group-pictures.ts'

type Saves = 'group_create' | 'group_update' | 'project_create' | 'project_update'

/** Saves a group with its pictures. After a failure, sending the same again doesn't create a second group. */
export function useGroupSave<N extends Saves>(name: N, onDone: (group: ListedGroup) => void) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const [fieldIssues, setFieldIssues] = useState<Readonly<Record<string, string>>>({})
  const [sending, setSending] = useState<Sending>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  async function send(fields: Request<N>, pictures: Pictures, signal: AbortSignal): Promise<Answer<N>> {
    const { avatar, banner } = filesOf(pictures)
    if (!avatar && !banner) return callOnce(name, fields)
    const files = { ...(avatar && { avatar }), ...(banner && { banner }) }
    const pace = pacing()
    return uploadOnce(name, fields, files, { signal, onChange: (state) => setSending(pace(state)) })
  }

  async function save(texts: Request<N>, pictures: Pictures): Promise<void> {
    if (stop.current) return
    const fields = { ...texts, ...cropsOf(pictures) }
    const files = filesOf(pictures)
    const mine = new AbortController()
    stop.current = mine
    const done = whileSending()
    const totalBytes = (files.avatar?.size ?? 0) + (files.banner?.size ?? 0)
    setFailure(undefined)
    setFieldIssues({})
    setSending({ phase: totalBytes > 0 ? 'sending' : 'answering', sentBytes: 0, totalBytes, pace: undefined })
    try {
      const answer = await send(fields, pictures, mine.signal)
      toast.success(answer.message)
      await afterWrite(client, name, fields, answer)
      onDone(answer.recdata)
    } catch (error) {
      if (error instanceof CallError) {
        setFieldIssues(error.fields ?? {})
        setFailure(refusedText(error))
      } else if (!mine.signal.aborted) throw error
    } finally {
      done()
      stop.current = undefined
      setSending(undefined)
    }
  }

  return {
    failure,
    /** Problems by field names of the API. */
    fieldIssues,
    sending,
    save: (fields: Request<N>, pictures: Pictures) => void save(fields, pictures),
    cancel: () => stop.current?.abort(),
  }
}
