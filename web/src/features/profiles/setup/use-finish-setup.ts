import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import type { Request } from '../../../api/call.ts'
import { refusedText } from '../../../api/say-refused.ts'
import { currentSession, rereadSession } from '../../../api/session.ts'
import { upload } from '../../../api/upload.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { useFormSending } from '../../../compose/send/use-form-sending.ts'
import { rereadInterests } from './InterestChoice.tsx'
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
  const { sending, isBusy, run, cancel } = useFormSending()
  // The idempotency key, reused while the answers are unchanged, so that a retry isn't applied twice.
  const key = useRef<{ of: string; key: string }>(undefined)

  const finish = (answers: SetupAnswers) =>
    run(
      async ({ signal, onChange }) => {
        const { picture } = answers
        const fields: Request<'add_user_interest'> = { ...fieldsOf(answers, code), ...picture?.crop }
        const asked = JSON.stringify([fields, picture?.file.name, picture?.file.size])
        if (key.current?.of !== asked) key.current = { of: asked, key: crypto.randomUUID() }
        setFailure(undefined)
        const answer = await upload(
          'add_user_interest',
          { ...fields, idempotency_key: key.current.key },
          picture ? { profile_pic: picture.file } : {},
          { signal, ...(picture && { onChange }) },
        )
        setupAnswers.forget()
        if (answer.user_data) {
          rereadSession()
          void afterWrite(client, 'add_user_interest', {}, answer)
        }
        onDone()
      },
      (error) => {
        setFailure(error)
        if (error.fields && 'interest' in error.fields) void rereadInterests(client)
        onWrong(error.fields ?? {})
      },
    )

  return {
    finish,
    cancel,
    failure: failure && refusedText(failure),
    refusal: failure?.refusal,
    sending,
    isBusy,
  }
}
