/** Sends emails with links again. Separate from the other account screens, which it doesn't need. */
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'

export interface MailLink {
  readonly state: 'idle' | 'sending' | 'sent' | 'failed'
  /** The server's message on success or failure. */
  readonly message: string | undefined
  readonly send: (email: string) => Promise<void>
}

// Loads the solver on demand, because members seldom need another email. If it can't load, the call reports
// the missing network.
async function captchaToken(): Promise<string | undefined> {
  const solver = await import('../way-in/use-captcha.ts').catch(() => undefined)
  return solver?.captchaUnseen()
}

/** Emails a link again when `send` is called. Solves the captcha in the background, without a checkbox. */
export function useMailLink(name: 'resend_email_verification' | 'forget_password'): MailLink {
  const [state, setState] = useState<MailLink['state']>('idle')
  const [message, setMessage] = useState<string>()
  const send = async (email: string) => {
    if (state === 'sending') return
    setState('sending')
    try {
      const answer = await call(name, { email, captchaToken: await captchaToken() })
      setMessage(answer.message)
      setState('sent')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setMessage(error.message)
      setState('failed')
    }
  }
  return { state, message, send }
}
