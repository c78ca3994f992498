import type { Webhook } from '@commons/contract/notifications/webhooks.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconWebhook } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { call } from '../../../api/call.ts'
import { useWrite } from '../../../api/use-call.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Deliveries } from './Deliveries.tsx'
import { eventNames } from './event-names.ts'
import { RenewSecret } from './RenewSecret.tsx'
import { WebhookEdit } from './WebhookEdit.tsx'
import own from './Webhooks.module.css'

/** Says what is wrong with a webhook, if anything is. */
function Trouble({ of: { off_reason, failing_since } }: { of: Webhook }) {
  const { i18n } = useLingui()
  const said: ReactNode =
    off_reason === 'gone' ? (
      <Trans>We turned it off: your server answered 410, that it wants nothing more.</Trans>
    ) : off_reason === 'failing' ? (
      <Trans>We turned it off: nothing has arrived for three days.</Trans>
    ) : failing_since === null ? null : (
      <Trans>
        Nothing has arrived since{' '}
        {i18n.date(new Date(failing_since), { dateStyle: 'medium', timeStyle: 'short' })}. We keep trying.
      </Trans>
    )
  return (
    said && (
      <p className={own.trouble}>
        <IconAlertTriangle size={18} aria-hidden="true" />
        <span>{said}</span>
      </p>
    )
  )
}

interface WebhookRowProps {
  webhook: Webhook
  isTwoFactor: boolean
  /** The row is gone; something else must take the focus. */
  onRemoved: () => void
}

/** A webhook with its switch, what was sent to it, and ways to change it. */
export function WebhookRow({ webhook, isTwoFactor, onRemoved }: WebhookRowProps) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const [isListed, setListed] = useState(false)
  const [doing, setDoing] = useState<'edit' | 'renew'>()
  const { webhook_id, name, url, events, is_on } = webhook
  const test = useWrite('test_webhook', { onDone: () => setListed(true) })
  const { mutate, isPending } = useWrite('delete_webhook', { onDone: onRemoved })
  const remove = async () => {
    const question = t`Remove the webhook “${name}”? Nothing is sent to it any more.`
    if (await confirm(question, { destructive: true })) mutate({ webhook_id })
  }
  const close = () => setDoing(undefined)
  return (
    <li className={classes.row}>
      <IconWebhook size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.rowBody}>
        <h2 dir="auto" className={own.name}>
          {name}
        </h2>
        <p className={own.url}>{url}</p>
        <p className={classes.rowText}>{events.map((event) => i18n._(eventNames[event])).join(' · ')}</p>
        <Trouble of={webhook} />
        <SavedSwitch
          label={<Trans>Send events to {name}</Trans>}
          hint={undefined}
          stored={is_on === 1}
          save={(on) => call('edit_webhook', { webhook_id, is_on: on ? 1 : 0 })}
        />
        {doing === 'edit' && <WebhookEdit webhook={webhook} onClose={close} />}
        {doing === 'renew' && <RenewSecret webhook={webhook} isTwoFactor={isTwoFactor} onClose={close} />}
        {doing === undefined && (
          <div className={classes.actions}>
            <OnlineButton
              variant="default"
              size="sm"
              aria-label={t`Send a test event to ${name}`}
              disabled={is_on === 0}
              loading={test.isPending}
              onClick={() => test.mutate({ webhook_id })}
            >
              <Trans>Send a test event</Trans>
            </OnlineButton>
            <OnlineButton
              variant="default"
              size="sm"
              aria-label={t`Edit ${name}`}
              onClick={() => setDoing('edit')}
            >
              <Trans>Edit</Trans>
            </OnlineButton>
            <OnlineButton
              variant="default"
              size="sm"
              aria-label={t`Renew secret of ${name}`}
              onClick={() => setDoing('renew')}
            >
              <Trans>Renew secret</Trans>
            </OnlineButton>
            <OnlineButton
              variant="default"
              size="sm"
              aria-label={t`Remove ${name}`}
              loading={isPending}
              onClick={() => void remove()}
            >
              <Trans>Remove</Trans>
            </OnlineButton>
          </div>
        )}
        <details
          className={own.log}
          open={isListed}
          onToggle={({ currentTarget }) => setListed(currentTarget.open)}
        >
          <summary className={own.fold}>
            <Trans>Deliveries</Trans>
          </summary>
          {isListed && <Deliveries webhook={webhook} />}
        </details>
      </div>
    </li>
  )
}
