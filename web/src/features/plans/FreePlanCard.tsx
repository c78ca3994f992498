import type { Perks } from '@commons/contract/plans/plans.ts'
import { bidsOfPeriod } from '@commons/contract/shared/bid.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { bytesText } from '../../compose/media-file.ts'
import { amountText } from '../../money/shown-amount.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Perk } from './Perk.tsx'
import classes from './PlanCard.module.css'

/** What members have without a plan. */
export function FreePlanCard({ perks, isOwn }: { perks: Perks; isOwn: boolean }) {
  const { i18n } = useLingui()
  const bids = bidsOfPeriod.free
  const room = bytesText(perks.upload_bytes)
  const fee = amountText(perks.withdraw_fee_percent, { language: i18n.locale, full: true })
  return (
    <Card className={classes.card}>
      <header className={classes.head}>
        <h2 className={classes.name}>
          <Trans>Free</Trans>
        </h2>
        {isOwn && (
          <span className={classes.own}>
            <Trans>Your plan</Trans>
          </span>
        )}
      </header>
      <p className={classes.free}>
        <Trans>$0 per month</Trans>
      </p>
      <ul className={classes.perks}>
        <Perk>
          <Trans>{room} for your uploads</Trans>
        </Perk>
        <Perk>
          <Trans>Withdrawals cost {fee}%</Trans>
        </Perk>
        <Perk>
          <Trans>{bids} bids for freelance projects in 30 days</Trans>
        </Perk>
      </ul>
    </Card>
  )
}
