import {
  longestWebhookName,
  type Webhook,
  type WebhookEvent,
} from '@commons/contract/notifications/webhooks.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { EventChoice } from './EventChoice.tsx'

/** Changes a webhook's name and what it is told of. Its address stays: another one is another webhook. */
export function WebhookEdit({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(webhook.name)
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook.events)
  const { mutate, error, isPending } = useWrite('edit_webhook', { toasts: 'none', onDone: onClose })
  const { issues, failure } = useRefused(error, { name })
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const isFilled = name.trim() !== '' && events.length > 0
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isFilled) mutate({ webhook_id: webhook.webhook_id, name, events: [...events] })
  }
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label={t`Name`}
        autoComplete="off"
        maxLength={unitsFor(longestWebhookName)}
        value={name}
        error={issues.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <EventChoice value={events} onValue={setEvents} />
      <FailureNote failure={failure} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <OnlineButton type="submit" disabled={!isFilled} loading={isPending}>
          <Trans>Save</Trans>
        </OnlineButton>
      </div>
    </form>
  )
}
