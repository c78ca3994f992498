import type { Webhook } from '@commons/contract/notifications/webhooks.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { type Secret, StepUp, stepUpInput } from '../../../money/StepUp.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'

interface RenewSecretProps {
  webhook: Webhook
  isTwoFactor: boolean
  onClose: () => void
}

/** Gives a webhook a new secret, and shows it once. */
export function RenewSecret({ webhook, isTwoFactor, onClose }: RenewSecretProps) {
  const form = useRef<HTMLFormElement>(null)
  const [secret, setSecret] = useState<Secret>('')
  const { mutate, error, isPending, data } = useWrite('renew_webhook_secret', { toasts: 'none' })
  const { issues, failure } = useRefused(error, { password: secret, code: secret })
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && secret !== '')
      mutate({ webhook_id: webhook.webhook_id, ...stepUpInput(isTwoFactor, secret) })
  }
  if (data) return <WebhookSecret secret={data.secret} onKept={onClose} />
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.text}>
        <Trans>The old secret stops working at once. Tell your program the new one.</Trans>
      </p>
      <StepUp
        isTwoFactor={isTwoFactor}
        value={secret}
        onValue={setSecret}
        readOnly={isPending}
        error={issues.code ?? issues.password}
      />
      <FailureNote failure={failure} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <OnlineButton type="submit" disabled={secret === ''} loading={isPending}>
          <Trans>Renew secret</Trans>
        </OnlineButton>
      </div>
    </form>
  )
}
