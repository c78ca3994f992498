/** Mails with links, asked for again: apart from the other screens of accounts, which it does without. */
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'

export interface MailLink {
  readonly state: 'idle' | 'sending' | 'sent' | 'failed'
  /** What the server said, of a success or a failure. */
  readonly message: string | undefined
  readonly send: (email: string) => Promise<void>
}

// Members seldom need another mail, and pay for what solves it only then. Without a network there is none, as
// the call will say.
async function captchaToken(): Promise<string | undefined> {
  const solver = await import('../use-captcha.ts').catch(() => undefined)
  return solver?.captchaUnseen()
}

/** Has a link mailed again, at a press: the captcha is solved on the way, without a box. */
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
