import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { refusedText } from '../../../api/say-refused.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { pacing, type Sending } from '../../../compose/upload-pace.ts'
import { whileSending } from '../../../compose/while-sending.ts'
import type { ChosenPicture } from '../../../crop/chosen-picture.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { pictureKinds, type PictureKind } from './picture-kinds.ts'

/** Uploads a cropped picture. Returns its progress, and calls `onFailure` with the reason of a failure. */
export function usePictureUpdate(
  kind: PictureKind,
  onFailure: (failure: string | undefined) => void,
  onDone: () => void,
) {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>()
  const stop = useRef<AbortController>(undefined)
  const { call, send } = pictureKinds[kind]

  // Closing the dialog cancels the upload.
  useEffect(() => () => stop.current?.abort(), [])

  async function save({ file, crop }: ChosenPicture) {
    if (stop.current) return
    const mine = new AbortController()
    stop.current = mine
    const pace = pacing()
    const done = whileSending()
    onFailure(undefined)
    setSending(pace({ phase: 'sending', sentBytes: 0, totalBytes: file.size }))
    try {
      const answer = await send(crop, file, {
        signal: mine.signal,
        onChange: (state) => setSending(pace(state)),
      })
      toast.success(answer.message)
      await afterWrite(client, call, crop, answer)
      onDone()
    } catch (error) {
      if (error instanceof CallError) onFailure(refusedText(error))
      else if (!mine.signal.aborted) throw error
    } finally {
      done()
      stop.current = undefined
      setSending(undefined)
    }
  }

  return {
    sending,
    save: (picture: ChosenPicture) => void save(picture),
    cancel: () => stop.current?.abort(),
  }
}
