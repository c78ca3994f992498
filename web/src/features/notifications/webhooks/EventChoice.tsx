import { type WebhookEvent, webhookEvents } from '@commons/contract/notifications/webhooks.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { eventNames } from './event-names.ts'
import own from './Webhooks.module.css'

interface EventChoiceProps {
  value: readonly WebhookEvent[]
  onValue: (events: WebhookEvent[]) => void
}

/** Chooses what a webhook is told of. */
export function EventChoice({ value, onValue }: EventChoiceProps) {
  const { i18n } = useLingui()
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    onValue(webhookEvents.filter((each) => (each === event ? isOn : value.includes(each))))
  return (
    <fieldset className={own.choices}>
      <legend className={own.legend}>
        <Trans>What it's told of</Trans>
      </legend>
      <div className={own.boxes}>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={i18n._(eventNames[event])}
            checked={value.includes(event)}
            onChange={({ currentTarget: { checked } }) => toggle(event, checked)}
          />
        ))}
      </div>
      <p className={own.hint}>
        {value.length === 0 ? (
          <Trans>Choose at least one.</Trans>
        ) : (
          <Trans>
            Kinds that are off in your notification settings aren't sent. Messages are, except those of muted
            chats.
          </Trans>
        )}
      </p>
    </fieldset>
  )
}
