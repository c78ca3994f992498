import { mostWebhooks } from '@commons/contract/notifications/webhooks.ts'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { OfflineNote, OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookRow } from './WebhookRow.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'

/** The member's webhooks, and what was sent to each. */
export function WebhooksPanel() {
  const read = useRead('webhook_list', {})
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const intro = useRef<HTMLParagraphElement>(null)
  const toIntro = () => intro.current?.focus()
  const close = () => {
    setAdding(false)
    setSecret(undefined)
    toIntro()
  }
  const add = (
    <OnlineButton onClick={() => setAdding(true)}>
      <Trans>Add a webhook</Trans>
    </OnlineButton>
  )
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <p ref={intro} tabIndex={-1} className={classes.text}>
        <Trans>
          Have your news sent to a program of yours as it happens: a bot, a script, another service. It's told
          what happened and where, and not what others wrote.
        </Trans>
      </p>
      <Loaded read={read}>
        {({ recdata, is_two_factor }) => (
          <>
            {secret !== undefined && <WebhookSecret secret={secret} onKept={close} />}
            {isAdding && secret === undefined && (
              <WebhookForm isTwoFactor={is_two_factor === 1} onAdded={setSecret} onCancel={close} />
            )}
            {recdata.length > 0 && (
              <ul className={classes.rows}>
                {recdata.map((webhook) => (
                  <WebhookRow
                    key={webhook.webhook_id}
                    webhook={webhook}
                    isTwoFactor={is_two_factor === 1}
                    onRemoved={toIntro}
                  />
                ))}
              </ul>
            )}
            {!isAdding &&
              (recdata.length >= mostWebhooks ? (
                <p className={classes.text}>
                  <Trans>You have 10 webhooks, which is the most. Remove one to add another.</Trans>
                </p>
              ) : recdata.length > 0 ? (
                <div>{add}</div>
              ) : (
                <EmptyState
                  title={<Trans>No webhook yet</Trans>}
                  hint={<Trans>Add the address where your program listens.</Trans>}
                  action={add}
                />
              ))}
          </>
        )}
      </Loaded>
    </div>
  )
}
