import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import kit from '../../../settings-kit/Settings.module.css'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import classes from './FreelancerSettings.module.css'
import { PhoneCodeForm } from './PhoneCodeForm.tsx'
import { PhoneNumberForm } from './PhoneNumberForm.tsx'

function Verified({ mobile }: { mobile: string }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { mutate, isPending } = useWrite('delete_phone')
  const remove = async () => {
    if (await confirm(t`Remove your phone number?`, { about: mobile, destructive: true })) mutate({})
  }
  return (
    <>
      <p className={kit.rowText}>
        <Trans>{mobile}. Only you see it.</Trans>
      </p>
      <div className={kit.actions}>
        <OnlineButton variant="default" size="sm" loading={isPending} onClick={() => void remove()}>
          <Trans>Remove</Trans>
        </OnlineButton>
      </div>
    </>
  )
}

/** A verified number; or a number is asked for, and then the code that was sent to it. */
export function PhoneProof({ mobile }: { mobile: string | null }) {
  const [asked, setAsked] = useState<string>()
  const [typed, setTyped] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(asked)
  useEffect(() => {
    if (before.current === asked) return
    before.current = asked
    // The button that had the focus is gone.
    place.current?.querySelector('input')?.focus()
  }, [asked])
  if (mobile !== null) return <Verified mobile={mobile} />
  return (
    <div ref={place} className={classes.proof}>
      {asked === undefined ? (
        <PhoneNumberForm
          typed={typed}
          onAsked={(number) => {
            setTyped(number)
            setAsked(number)
          }}
        />
      ) : (
        <PhoneCodeForm mobile={asked} onBack={() => setAsked(undefined)} />
      )}
    </div>
  )
}
