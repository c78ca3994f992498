import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type Answer, type CallError } from '../../../api/call.ts'
import { useSession } from '../../../api/session.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TwoFactorOn } from './TwoFactorOn.tsx'
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx'

/** Two-factor authentication: setup while it is off, recovery codes and the off switch while it is on. */
export function TwoFactorPanel() {
  const state = useSession()?.is_enable_google_auth_code
  const [codes, setCodes] = useState<readonly string[]>()
  const [wasHere, setWasHere] = useState(false)
  const read = useQuery<Answer<'check_two_factor_auth'>, CallError>({
    // Another tab may switch two-factor on or off, so each state has its own answer.
    queryKey: ['two-factor', state],
    queryFn: ({ signal }) => call('check_two_factor_auth', {}, { signal }),
    // The key is secret and must not stay in the cache after the panel closes.
    gcTime: 0,
    staleTime: 0,
  })
  const again = () => {
    setWasHere(true)
    void read.refetch()
  }

  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes(undefined)
          again()
        }}
      />
    )
  return (
    <Loaded read={read}>
      {({ user_data }) =>
        user_data.is_enable_google_auth_code === '1' ? (
          <TwoFactorOn
            codesLeft={user_data.recovery_codes_left}
            takesFocus={wasHere}
            onRenewed={setCodes}
            onOff={again}
          />
        ) : (
          <TwoFactorSetUp
            secret={user_data.google_auth_code}
            picture={user_data.qrCodeUrl}
            takesFocus={wasHere}
            onDone={setCodes}
            onOnAlready={again}
          />
        )
      }
    </Loaded>
  )
}
