import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import type { Request } from '../../../api/call.ts'
import { refusedText } from '../../../api/say-refused.ts'
import { currentSession, rereadSession } from '../../../api/session.ts'
import { upload } from '../../../api/upload.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { pacing, type Sending } from '../../../compose/upload-pace.ts'
import { whileSending } from '../../../compose/while-sending.ts'
import { setupAnswers, type SetupAnswers } from './setup-answers.ts'

interface Finishing {
  code: string
  onDone: () => void
  /** Called with the problems of fields in earlier steps. */
  onWrong: (fields: Readonly<Record<string, string>>) => void
}

const fieldsOf = ({ interest, mobile, address, dob }: SetupAnswers, code: string) => ({
  ...(interest.length > 0 && { interest: interest.join() }),
  ...(mobile.trim() && { mobile }),
  ...(address.trim() && { address }),
  ...(dob && { dob }),
  // Logged-in members need no code.
  ...(!currentSession() && { code }),
})

/** Sends all answers at once. A failure is shown and the answers are kept. */
export function useFinishSetup({ code, onDone, onWrong }: Finishing) {
  const client = useQueryClient()
  const [failure, setFailure] = useState<CallError>()
  const [sending, setSending] = useState<Sending>()
  const [isBusy, setBusy] = useState(false)
  const stop = useRef<AbortController>(undefined)
  // The idempotency key, reused while the answers are unchanged, so that a retry isn't applied twice.
  const key = useRef<{ of: string; key: string }>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  async function finish(answers: SetupAnswers) {
    if (stop.current) return
    const mine = new AbortController()
    stop.current = mine
    const { picture } = answers
    const fields: Request<'add_user_interest'> = { ...fieldsOf(answers, code), ...picture?.crop }
    const asked = JSON.stringify([fields, picture?.file.name, picture?.file.size])
    if (key.current?.of !== asked) key.current = { of: asked, key: crypto.randomUUID() }
    const pace = pacing()
    const done = whileSending()
    setFailure(undefined)
    setBusy(true)
    try {
      const answer = await upload(
        'add_user_interest',
        { ...fields, idempotency_key: key.current.key },
        picture ? { profile_pic: picture.file } : {},
        { signal: mine.signal, onChange: (state) => picture && setSending(pace(state)) },
      )
      setupAnswers.forget()
      if (answer.user_data) {
        rereadSession()
        void afterWrite(client, 'add_user_interest', {}, answer)
      }
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) {
        if (!mine.signal.aborted) throw error
        return
      }
      setFailure(error)
      onWrong(error.fields ?? {})
    } finally {
      done()
      stop.current = undefined
      setSending(undefined)
      setBusy(false)
    }
  }

  return {
    finish: (answers: SetupAnswers) => void finish(answers),
    cancel: () => stop.current?.abort(),
    failure: failure && refusedText(failure),
    refusal: failure?.refusal,
    sending,
    isBusy,
  }
}
