import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'

/** `login`: the link works only together with a login. `waiting`: the request to join waits for moderators now. */
export type ConfirmLink = 'none' | 'asking' | 'confirmed' | 'waiting' | 'login' | 'expired'

/** Follows the link of a verification email for a visitor, where the link alone is enough. */
export function useConfirmLink(code: string | undefined): ConfirmLink {
  const [state, setState] = useState<ConfirmLink>(code === undefined ? 'none' : 'asking')
  const navigate = useNavigate()
  // A link works once: if the effect ran twice, the second call would report it as expired.
  const followed = useRef<string>(undefined)
  useEffect(() => {
    if (code === undefined || followed.current === code) return
    followed.current = code
    setState('asking')
    const follow = async () => {
      try {
        const { is_waiting } = await call('confirm_email', { email_auth_code: code })
        setState(is_waiting ? 'waiting' : 'confirmed')
        // Kept in the address, it would be followed again after the login.
        await navigate({ to: '.', search: (all: object) => ({ ...all, code: undefined }), replace: true })
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        setState(error.refusal === 'link_expired' ? 'expired' : 'login')
      }
    }
    void follow()
  }, [code, navigate])
  return state
}
