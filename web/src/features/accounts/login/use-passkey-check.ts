import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { arePasskeysPossible } from '../../../passkeys/passkeys-possible.ts'
import { askForPasskey } from '../../../passkeys/passkeys.ts'
import type { SecondStep } from './use-second-step.ts'

/** Offers a passkey instead of the code to members who have one. */
export function usePasskeyCheck(step: SecondStep) {
  const [hasPasskey, setHasPasskey] = useState(false)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    let gone = false
    // Also called where passkeys are impossible, to report an expired login before the code is typed.
    call('start_passkey_check', {}).then(
      ({ data: { allowCredentials } }) => {
        if (!gone) setHasPasskey(Array.isArray(allowCredentials) && allowCredentials.length > 0)
      },
      // The page asks for the code anyway.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])

  const ask = async () => {
    setAsking(true)
    try {
      // A new challenge for each try: it works once, within five minutes.
      const { data } = await call('start_passkey_check', {})
      const credential = await askForPasskey(data)
      if (credential) await step.finish({ credential })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      step.fail(error.message)
    } finally {
      setAsking(false)
    }
  }

  return { isOffered: hasPasskey && arePasskeysPossible(), isAsking, ask }
}
