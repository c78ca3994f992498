import type { UserData } from '@commons/contract/accounts.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/toast.ts'
import { arePasskeysPossible } from './passkeys-possible.ts'

// With the browser's side of them only where somebody turns to the form.
const passkeys = () => import('./passkeys.ts')

// The server takes what was signed within five minutes of its asking.
const askAnewAfter = 240_000

/** Logging in by a passkey alone: by a button, or by what the browser offers at the address's field. */
export function usePasskeyLogin(onLoggedIn: (userData: UserData) => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const offered = useRef<ReturnType<typeof setTimeout>>(undefined)
  const gone = useRef(false)

  const logIn = async (inField: boolean) => {
    const { data } = await call('start_passkey_login', {})
    if (gone.current) return
    const credential = await (await passkeys()).askForPasskey(data, { inField })
    if (!credential || gone.current) return
    setBusy(true)
    try {
      const { user_data } = await call('passkey_login', { credential })
      await onLoggedIn(user_data)
    } finally {
      setBusy(false)
    }
  }

  const press = async () => {
    setBusy(true)
    try {
      await logIn(false)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
      // A browser asks for one passkey at a time: what was offered at the field has ended with this.
      clearTimeout(offered.current)
      offered.current = undefined
    }
  }

  /** Once somebody turns to the form. What goes wrong here was not asked for, and stays unsaid. */
  const offer = () => {
    if (offered.current !== undefined || !arePasskeysPossible()) return
    const ask = () => {
      clearTimeout(offered.current)
      offered.current = setTimeout(ask, askAnewAfter)
      passkeys()
        .then(({ areOfferedInFields }) => areOfferedInFields())
        .then((can) => (can && !gone.current ? logIn(true) : undefined))
        .catch(() => {})
    }
    ask()
  }

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      if (offered.current === undefined) return
      clearTimeout(offered.current)
      void passkeys()
        .then(({ stopAsking }) => stopAsking())
        .catch(() => {})
    }
  }, [])

  return { isPossible: arePasskeysPossible(), isBusy, press, offer }
}
