import type { Duration, Offer, Plan } from '@commons/contract/plans/plans.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { amountText } from '../../money/shown-amount.ts'
import classes from './PlanSums.module.css'

interface PlanSumsProps {
  plan: Pick<Plan, 'name'>
  duration: Duration
  offer: Offer
}

/** The amounts due now and next, and the balance left. */
export function PlanSums({ plan: { name }, duration, offer }: PlanSumsProps) {
  const { t, i18n } = useLingui()
  const tokens = (amount: string) => {
    const shown = amountText(amount, { language: i18n.locale })
    return t`${shown} tokens`
  }
  const day = (at: string) => i18n.date(at, { dateStyle: 'long' })
  const isLater = offer.change === 'later' || offer.change === 'resume'
  return (
    <dl className={classes.sums}>
      <Row name={<Trans>Plan</Trans>}>
        {duration === 'y' ? <Trans>{name}, for a year</Trans> : <Trans>{name}, for a month</Trans>}
      </Row>
      {isLater && <Row name={<Trans>Starts</Trans>}>{day(offer.starts_at)}</Row>}
      {!isLater && <Row name={<Trans>Price</Trans>}>{tokens(offer.charge)}</Row>}
      {offer.credit !== '0' && (
        <Row name={<Trans>Unused days of your plan</Trans>}>{tokens(`-${offer.credit}`)}</Row>
      )}
      {offer.due.startsWith('-') ? (
        <Row name={<Trans>Back to your wallet</Trans>}>{tokens(offer.due.slice(1))}</Row>
      ) : (
        <Row name={<Trans>To pay now</Trans>}>{tokens(offer.due)}</Row>
      )}
      <Row name={<Trans>Balance after</Trans>}>{tokens(offer.balance_after)}</Row>
      <Row name={<Trans>Next charge</Trans>}>
        {tokens(offer.next_charge)}
        <span className={classes.when}>{day(offer.next_charge_at)}</span>
      </Row>
    </dl>
  )
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
