import type { SubscriptionTier } from '@commons/contract/plans/plans.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { bytesText } from '../../../compose/media-file.ts'
import { amountText } from '../../../money/shown-amount.ts'
import { paths } from '../../../paths.ts'
import { OfflineNote } from '../../../settings-kit/OnlineButton.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { ContactForm } from '../../moderation/settings/public.ts'

/** All subscription tiers, with the member's own marked, and a form to ask for another. */
export function TiersPanel() {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className={classes.stack}>
      <OfflineNote />
      <Loaded read={useRead('subscription_tier_list', {})}>
        {({ recdata }) => (
          <ul className={classes.rows}>
            {recdata.map((tier) => (
              <TierRow key={tier.plan_id ?? 0} tier={tier} />
            ))}
          </ul>
        )}
      </Loaded>
      <p className={classes.text}>
        <Link to={paths.plan('pro')}>
          <Trans>Compare Plus and Pro</Trans>
        </Link>
      </p>
      <section aria-labelledby={id} className={classes.stack}>
        <h2 id={id} className={classes.heading}>
          <Trans>Need another tier?</Trans>
        </h2>
        <ContactForm subject={t`A tier of my own`} />
      </section>
    </div>
  )
}

function TierRow({ tier }: { tier: SubscriptionTier }) {
  const { i18n } = useLingui()
  const { name, perks, is_current, plan_id } = tier
  const tokens = (amount: string) => amountText(amount, { language: i18n.locale })
  const monthly = tokens(tier.monthly_charges)
  const yearly = tokens(tier.yearly_charges)
  const room = bytesText(perks.upload_bytes)
  return (
    <li className={classes.row}>
      <div className={classes.rowBody}>
        <p className={classes.rowName}>
          <bdi>{name}</bdi>
          {is_current === 1 && (
            <span className={classes.badge}>
              <Trans>Your tier</Trans>
            </span>
          )}
        </p>
        <p className={classes.rowText}>
          {plan_id === null ? (
            <Trans>{room} for your uploads</Trans>
          ) : (
            <Trans>
              {room} for your uploads · {monthly} tokens a month, or {yearly} a year
            </Trans>
          )}
        </p>
      </div>
    </li>
  )
}
