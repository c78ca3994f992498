import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { call, type Request } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { openSession } from '../../../api/session.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { askBeside } from './ask-beside.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'

export interface SecondStep {
  readonly isSending: boolean
  readonly failure: string | undefined
  /** Seconds until the next try, after too many wrong ones. */
  readonly wait: number
  /** Sends a code or a passkey's signature; resolves to true when the session is open. */
  readonly finish: (input: Request<'two_factor_auth'>) => Promise<boolean>
  /** Shows a failure from before anything was sent; undefined clears it. */
  readonly fail: (message: string | undefined) => void
}

/** Finishes a login that was started with the right password. */
export function useSecondStep(): SecondStep {
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { left: wait, start } = useSecondsLeft()

  const finish = async (input: Request<'two_factor_auth'>) => {
    setSending(true)
    setFailure(undefined)
    try {
      const answer = await call('two_factor_auth', { ...input, asks_beside: 1 })
      const { user_data, was_away, beside, message } = answer
      askBeside(router, beside)
      // The router redirects by itself once there is a session.
      if (user_data) openSession(user_data)
      if (was_away) toast.success(message)
      return user_data !== undefined
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.fields?.['code'] ?? error.message)
      if (error.retryAfter !== undefined) start(error.retryAfter)
      return false
    } finally {
      setSending(false)
    }
  }

  return { isSending, failure, wait, finish, fail: setFailure }
}
