import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { arePasskeysPossible } from '../../../passkeys/passkeys-possible.ts'
import type { Enter } from './use-entrance.ts'

// Loads the browser code for passkeys when the form gets the focus.
const passkeys = () => import('../../../passkeys/passkeys.ts')

// In milliseconds: the server accepts a signature within five minutes of its challenge.
const askAnewAfter = 240_000

/** Logs in with a passkey alone: from the button, or from the browser's suggestions in the address field. */
export function usePasskeyLogin(onLoggedIn: Enter) {
  const [isBusy, setBusy] = useState(false)
  const offered = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressed = useRef(false)
  // Browsers handle one passkey request at a time: only the latest continues.
  const turn = useRef(0)

  const logIn = async (inField: boolean) => {
    const mine = ++turn.current
    const { data } = await call('start_passkey_login', {})
    if (turn.current !== mine) return
    const credential = await (await passkeys()).askForPasskey(data, { inField })
    if (!credential || turn.current !== mine) return
    setBusy(true)
    try {
      const answer = await call('passkey_login', { credential, asks_beside: 1 })
      const { user_data, was_away, beside, message } = answer
      if (was_away) toast.success(message)
      await onLoggedIn(user_data, beside)
    } finally {
      setBusy(false)
    }
  }

  const press = async () => {
    setBusy(true)
    isPressed.current = true
    // Ends the offer in the field.
    clearTimeout(offered.current)
    offered.current = undefined
    try {
      await logIn(false)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
      isPressed.current = false
    }
  }

  /** Call when the form gets the focus. The member didn't ask for this, so failures stay silent. */
  const offer = () => {
    if (isPressed.current || offered.current !== undefined || !arePasskeysPossible()) return
    const ask = () => {
      offered.current = setTimeout(ask, askAnewAfter)
      const begun = turn.current
      passkeys()
        .then(({ areOfferedInFields }) => areOfferedInFields())
        .then((can) => (can && turn.current === begun ? logIn(true) : undefined))
        .catch(() => {})
    }
    ask()
  }

  useEffect(() => {
    return () => {
      turn.current += 1
      if (offered.current === undefined && !isPressed.current) return
      clearTimeout(offered.current)
      void passkeys()
        .then(({ stopAsking }) => stopAsking())
        .catch(() => {})
    }
  }, [])

  return { isPossible: arePasskeysPossible(), isBusy, press, offer }
}
