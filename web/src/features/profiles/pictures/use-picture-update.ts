import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { refusedText } from '../../../api/say-refused.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { lookAt } from '../../../compose/media-file.ts'
import { useUploadLimits } from '../../../compose/upload-limits.ts'
import { pacing, type Sending } from '../../../compose/upload-pace.ts'
import { useFileUrl } from '../../../compose/use-file-url.ts'
import { whileSending } from '../../../compose/while-sending.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import { toast } from '../../../ui/toast.ts'
import { pictureKinds, type Crop, type PictureKind } from './picture-kinds.ts'

/** The picture that was chosen, what went wrong with it, and how far its sending is. */
export function usePictureUpdate(
  kind: PictureKind,
  onDone: () => void,
  /** Takes the picture in place of sending it. */
  onTake?: (file: File, crop: Crop) => void,
) {
  const client = useQueryClient()
  const limits = useUploadLimits()
  const [file, setFile] = useState<File>()
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState<Sending>()
  const stop = useRef<AbortController>(undefined)
  const lastChosen = useRef<File>(undefined)
  const { call, send } = pictureKinds[kind]

  // Closing the dialog is Cancel.
  useEffect(() => () => stop.current?.abort(), [])

  async function choose(chosen: File) {
    lastChosen.current = chosen
    const found = await lookAt(chosen, limits)
    // Another one was chosen meanwhile.
    if (lastChosen.current !== chosen) return
    const refused = 'refusal' in found ? found : found.kind === 'image' ? undefined : notPicture
    setFailure(refused && messageText(`refusal.${refused.refusal}`, refused.values))
    // What was chosen before, and can be used, stays.
    if (!refused) setFile(chosen)
  }

  async function save(crop: Crop) {
    if (!file || stop.current) return
    if (onTake) {
      onTake(file, crop)
      onDone()
      return
    }
    const mine = new AbortController()
    stop.current = mine
    const pace = pacing()
    const done = whileSending()
    setFailure(undefined)
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
      if (error instanceof CallError) setFailure(refusedText(error))
      else if (!mine.signal.aborted) throw error
    } finally {
      done()
      stop.current = undefined
      setSending(undefined)
    }
  }

  return {
    file,
    url: useFileUrl(file),
    limits,
    failure,
    sending,
    choose: (chosen: File) => void choose(chosen),
    /** The browser cannot show what was chosen. */
    refuse: () => {
      setFile(undefined)
      setFailure(messageText('refusal.file_broken'))
    },
    save: (crop: Crop) => void save(crop),
    cancel: () => stop.current?.abort(),
  }
}

const notPicture = { refusal: 'file_kind_unsupported', values: {} } as const
