import {
  longestWebhookName,
  longestWebhookUrl,
  type WebhookEvent,
} from '@commons/contract/notifications/webhooks.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { type Secret, StepUp, stepUpInput } from '../../../money/StepUp.tsx'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { EventChoice } from './EventChoice.tsx'

interface WebhookFormProps {
  isTwoFactor: boolean
  /** Called with the secret of the webhook that was added. */
  onAdded: (secret: string) => void
  onCancel: () => void
}

/** Adds a webhook, which takes the password: it carries the member's news out of Commons. */
export function WebhookForm({ isTwoFactor, onAdded, onCancel }: WebhookFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['people', 'posts', 'messages'])
  const [secret, setSecret] = useState<Secret>('')
  const { mutate, error, isPending } = useWrite('add_webhook', {
    toasts: 'none',
    onDone: (answer) => onAdded(answer.secret),
  })
  const { issues, failure } = useRefused(error, { name, url, password: secret, code: secret })
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const isFilled = name.trim() !== '' && url.trim() !== '' && events.length > 0 && secret !== ''
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || !isFilled) return
    mutate({ name, url: url.trim(), events: [...events], ...stepUpInput(isTwoFactor, secret) })
  }
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label={t`Name`}
        description={t`For example “My bot”.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        maxLength={unitsFor(longestWebhookName)}
        value={name}
        error={issues.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label={t`Address`}
        placeholder="https://"
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestWebhookUrl}
        value={url}
        error={issues.url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <EventChoice value={events} onValue={setEvents} />
      <StepUp
        isTwoFactor={isTwoFactor}
        value={secret}
        onValue={setSecret}
        readOnly={isPending}
        error={issues.code ?? issues.password}
      />
      <FailureNote failure={failure} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <OnlineButton type="submit" disabled={!isFilled} loading={isPending}>
          <Trans>Add webhook</Trans>
        </OnlineButton>
      </div>
    </form>
  )
}
