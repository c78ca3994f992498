import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { arePasskeysPossible } from '../../passkeys/passkeys-possible.ts'
import { askForPasskey } from '../../passkeys/passkeys.ts'
import type { SecondStep } from './use-second-step.ts'

/** A passkey instead of the code, for members who have one. */
export function usePasskeyCheck(step: SecondStep) {
  const [hasPasskey, setHasPasskey] = useState(false)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    let gone = false
    // Also where passkeys are impossible: a login that has run out is told at once, not after the code.
    call('start_passkey_check', {}).then(
      ({ data: { allowCredentials } }) => {
        if (!gone) setHasPasskey(Array.isArray(allowCredentials) && allowCredentials.length > 0)
      },
      // The code is asked for anyway.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])

  const ask = async () => {
    setAsking(true)
    try {
      // Anew for each try: what is to be signed is good once, and for five minutes.
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
