import type { Duration, Plan } from '@commons/contract/plans/plans.ts'
import { bidsOfPeriod } from '@commons/contract/shared/bid.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { bytesText } from '../../compose/media-file.ts'
import { amountText, fiatText } from '../../money/shown-amount.ts'
import { Card } from '../../ui/layout/Card.tsx'
import type { OwnDetail } from './own-detail.ts'
import { Perk } from './Perk.tsx'
import { PlanActions } from './PlanActions.tsx'
import classes from './PlanCard.module.css'

interface PlanCardProps {
  plan: Plan
  duration: Duration
  own: OwnDetail | undefined
  /** Whether the page is about this plan. */
  isMain: boolean
}

/** A plan with its price for the chosen period, its benefits and actions. */
export function PlanCard({ plan, duration, own, isMain }: PlanCardProps) {
  const { i18n } = useLingui()
  const isYearly = duration === 'y'
  const language = i18n.locale
  const price = amountText(isYearly ? plan.yearly_charges : plan.monthly_charges, { language })
  const { usd, czk } = isYearly ? plan.yearly_fiat : plan.monthly_fiat
  const [fiat, currency] = language === 'cs' ? ([czk, 'CZK'] as const) : ([usd, 'USD'] as const)
  const isOwn = own?.plan?.code === plan.code
  const { name } = plan
  const saved = plan.save_percent
  const bids = bidsOfPeriod.plan
  const room = bytesText(plan.perks.upload_bytes)
  const fee = amountText(plan.perks.withdraw_fee_percent, { language, full: true })
  return (
    <Card className={clsx(classes.card, isMain && classes.main)}>
      <header className={classes.head}>
        <h2 dir="auto" className={classes.name}>
          {name}
        </h2>
        {isOwn && (
          <span className={classes.own}>
            <Trans>Your plan</Trans>
          </span>
        )}
      </header>
      <div className={classes.cost} aria-live="polite" aria-atomic="true">
        <p className={classes.price}>
          {isYearly ? (
            <Trans>
              <strong>{price}</strong> tokens a year
            </Trans>
          ) : (
            <Trans>
              <strong>{price}</strong> tokens a month
            </Trans>
          )}
        </p>
        <p className={classes.worth}>
          {fiat !== null && <span>≈ {fiatText(fiat, currency, language)}</span>}
          {isYearly && saved > 0 && (
            <span className={classes.saved}>
              <Trans>Save {saved}%</Trans>
            </span>
          )}
        </p>
      </div>
      <ul className={classes.perks}>
        <Perk>
          <Trans>{room} for your uploads</Trans>
        </Perk>
        <Perk>
          <Trans>Videos in your feed play as you scroll</Trans>
        </Perk>
        <Perk>
          <Trans>{name} badge on your profile</Trans>
        </Perk>
        <Perk>
          <Trans>Withdrawals cost {fee}%</Trans>
        </Perk>
        <Perk>
          <Trans>{bids} bids for freelance projects in 30 days</Trans>
        </Perk>
        {plan.perks.own_page === 1 && (
          <>
            <Perk>
              <Trans>A page with your colour, logo, background, headline and footer</Trans>
            </Perk>
            <Perk>
              <Trans>Payouts in Ether or Bitcoin</Trans>
            </Perk>
          </>
        )}
      </ul>
      <PlanActions plan={plan} duration={duration} own={own} />
    </Card>
  )
}
