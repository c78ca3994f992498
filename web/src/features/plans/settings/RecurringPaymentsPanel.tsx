import type { RecurringPayment } from '@commons/contract/plans/plans.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { amountText } from '../../../money/shown-amount.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { OfflineNote, OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'

export function RecurringPaymentsPanel() {
  return (
    <>
      <OfflineNote />
      <RecurringPayments />
    </>
  )
}

/** The member's recurring payments, with a way to stop them. */
export function RecurringPayments() {
  return (
    <Loaded read={useRead('recurring_payment_list', {})}>
      {({ recdata }) =>
        recdata.length === 0 ? (
          <EmptyState
            title={<Trans>You haven't set up any recurring payments.</Trans>}
            hint={<Trans>Plans and memberships that renew show up here.</Trans>}
          />
        ) : (
          <ul className={classes.rows}>
            {recdata.map((payment) => (
              <PaymentRow key={payment.recurring_payment_id} payment={payment} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function PaymentRow({ payment }: { payment: RecurringPayment }) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const { mutate, isPending } = useWrite('recurring_payment_delete')
  const { name, duration, recurring_payment_id } = payment
  const amount = amountText(payment.amount, { language: i18n.locale })
  const date = i18n.date(payment.next_at, { dateStyle: 'long' })
  const stop = async () => {
    const about = t`Stop paying for ${name}?`
    if (await confirm(t`You keep what's paid until ${date}.`, { about, destructive: true }))
      mutate({ recurring_payment_id })
  }
  return (
    <li className={classes.row}>
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          {payment.channel_id === null ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={paths.channel(payment.channel_id)}>
              <bdi>{name}</bdi>
            </Link>
          )}
          {payment.is_trial === 1 && (
            <span className={classes.badge}>
              <Trans>Free month</Trans>
            </span>
          )}
        </p>
        <p className={classes.rowText}>
          {duration === 'y' ? (
            <Trans>
              {amount} tokens a year, next on {date}
            </Trans>
          ) : (
            <Trans>
              {amount} tokens a month, next on {date}
            </Trans>
          )}
        </p>
      </div>
      <OnlineButton variant="default" size="sm" loading={isPending} onClick={() => void stop()}>
        <Trans>Stop</Trans>
      </OnlineButton>
    </li>
  )
}
