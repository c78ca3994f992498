import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { refusedText } from '../../../../api/say-refused.ts'
import { uploadOnce } from '../../../../api/upload-once.ts'
import { afterWrite } from '../../../../api/use-call.ts'
import { lookAt } from '../../../../compose/media-file.ts'
import { useUploadLimits } from '../../../../compose/upload-limits.ts'
import { pacing, type Sending } from '../../../../compose/upload-pace.ts'
import { whileSending } from '../../../../compose/while-sending.ts'
import { messageText } from '../../../../locales/contract-messages.ts'
import { toast } from '../../../../ui/notices/toast.ts'

export type Asset = 'logo' | 'background'

/** Uploads a picture of the profile as soon as it is chosen, and reports progress and failures. */
export function useAsset(asset: Asset) {
  const client = useQueryClient()
  const limits = useUploadLimits()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState<Sending>()
  const stop = useRef<AbortController>(undefined)
  // Leaving the panel cancels the upload.
  useEffect(() => () => stop.current?.abort(), [])

  async function send(file: File) {
    if (stop.current) return
    const mine = new AbortController()
    stop.current = mine
    setFailure(undefined)
    const done = whileSending()
    try {
      const found = await lookAt(file, limits)
      if (mine.signal.aborted) return
      if ('refusal' in found) return setFailure(messageText(`refusal.${found.refusal}`, found.values))
      if (found.kind !== 'image') return setFailure(messageText('refusal.file_kind_unsupported'))
      const pace = pacing()
      setSending(pace({ phase: 'sending', sentBytes: 0, totalBytes: file.size }))
      const answer = await uploadOnce(
        'update_pro_setting',
        {},
        { [asset]: file },
        { signal: mine.signal, onChange: (state) => setSending(pace(state)) },
      )
      toast.success(answer.message)
      await afterWrite(client, 'update_pro_setting', {}, answer)
    } catch (error) {
      if (error instanceof CallError) setFailure(refusedText(error))
      else if (!mine.signal.aborted) throw error
    } finally {
      done()
      stop.current = undefined
      setSending(undefined)
    }
  }

  return { sending, failure, send: (file: File) => void send(file), cancel: () => stop.current?.abort() }
}
