import type { OwnPlan } from '@commons/contract/plans/plans.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { amountText } from '../../money/shown-amount.ts'
import classes from './OwnPlanNote.module.css'

/** Says which plan the member has, and when it renews or ends. */
export function OwnPlanNote({ plan }: { plan: OwnPlan }) {
  const { i18n } = useLingui()
  const { name } = plan
  const day = (at: string) => i18n.date(at, { dateStyle: 'long' })
  const date = day(plan.ends_at)
  const until = day(plan.grace_until ?? plan.ends_at)
  const price = amountText(plan.next_charge ?? '0', { language: i18n.locale })
  const isOverdue = plan.state === 'grace'
  return (
    <p className={clsx(classes.note, isOverdue && classes.overdue)} role={isOverdue ? 'alert' : undefined}>
      {isOverdue ? (
        <Trans>
          We couldn't renew {name}. Add tokens by {until} to keep it.
        </Trans>
      ) : plan.renews === 0 ? (
        <Trans>
          You have {name} until {date}. It won't renew.
        </Trans>
      ) : plan.is_trial === 1 ? (
        <Trans>
          Your free month of {name} ends on {date}. Then it renews for {price} tokens.
        </Trans>
      ) : (
        <Trans>
          You have {name}. The next charge is {price} tokens on {date}.
        </Trans>
      )}
    </p>
  )
}
