import type { Webhook, WebhookDelivery } from '@commons/contract/notifications/webhooks.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import own from './Webhooks.module.css'

const states: Record<WebhookDelivery['state'], ReactNode> = {
  waiting: <Trans context="delivery">Waiting</Trans>,
  delivered: <Trans context="delivery">Delivered</Trans>,
  failed: <Trans context="delivery">Failed</Trans>,
}

/** Says how the latest attempt ended. */
function Outcome({ of: { error, status, attempts } }: { of: WebhookDelivery }) {
  if (error === 'timeout') return <Trans>There was no answer within 10 seconds.</Trans>
  if (error === 'unreachable') return <Trans>Your server couldn't be reached.</Trans>
  if (error === 'not_public') return <Trans>The address doesn't lead to a server on the internet.</Trans>
  if (error === 'redirect') return <Trans>The answer led elsewhere ({status}), which we don't follow.</Trans>
  if (error === 'off') return <Trans>The webhook was turned off before it arrived.</Trans>
  if (error === 'internal') return <Trans>It couldn't be sent because of a fault on our side.</Trans>
  if (status !== null) return <Trans>Your server answered {status}.</Trans>
  return attempts === 0 ? <Trans>It hasn't been tried yet.</Trans> : null
}

function Delivery({ of, mayResend }: { of: WebhookDelivery; mayResend: boolean }) {
  const { i18n } = useLingui()
  const { mutate, isPending } = useWrite('resend_webhook_delivery')
  const { delivery_id, type, state, attempts, next_at, created_at, answer, body } = of
  return (
    <li className={own.delivery}>
      <details>
        <summary className={own.summary}>
          <IconChevronDown size={18} className={own.chevron} aria-hidden="true" />
          <span className={own.type}>{type}</span>
          <span className={own.state} data-state={state}>
            {states[state]}
          </span>
          <span className={own.time}>
            <RelativeTime at={created_at} isInSentence />
          </span>
        </summary>
        <div className={own.details}>
          <p className={classes.rowText}>
            <Outcome of={of} />{' '}
            {attempts > 0 && <Plural value={attempts} one="# attempt so far." other="# attempts so far." />}{' '}
            {next_at !== null && attempts > 0 && (
              <Trans>
                Next try: {i18n.date(new Date(next_at), { dateStyle: 'medium', timeStyle: 'short' })}.
              </Trans>
            )}
          </p>
          {body !== '' && (
            <>
              <h3 className={own.part}>
                <Trans>What was sent</Trans>
              </h3>
              <pre dir="auto" className={own.code}>
                {indented(body)}
              </pre>
            </>
          )}
          {answer !== '' && (
            <>
              <h3 className={own.part}>
                <Trans>What your server said</Trans>
              </h3>
              <pre dir="auto" className={own.code}>
                {answer}
              </pre>
            </>
          )}
          {mayResend && (
            <OnlineButton
              variant="default"
              size="sm"
              className={own.again}
              loading={isPending}
              onClick={() => mutate({ delivery_id })}
            >
              <Trans>Send again</Trans>
            </OnlineButton>
          )}
        </div>
      </details>
    </li>
  )
}

const indented = (json: string) => JSON.stringify(JSON.parse(json), null, 2)

/** The latest deliveries of a webhook, as they happen. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { t } = useLingui()
  const read = useRead('webhook_delivery_list', { webhook_id: webhook.webhook_id })
  const { name } = webhook
  return (
    <section aria-label={t`Deliveries of ${name}`} className={own.deliveries}>
      <Loaded read={read}>
        {({ recdata }) =>
          recdata.length === 0 ? (
            <p className={classes.rowText}>
              <Trans>Nothing was sent in the last 7 days.</Trans>
            </p>
          ) : (
            <ul className={classes.rows}>
              {recdata.map((each) => (
                <Delivery key={each.delivery_id} of={each} mayResend={webhook.is_on === 1} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
