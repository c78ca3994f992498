import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { amountText } from '../../../money/shown-amount.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import classes from '../../../settings-kit/Settings.module.css'
import own from './UpgradePanel.module.css'

/** Links to the plans, with their prices and the member's own plan. */
export function UpgradePanel() {
  const { i18n } = useLingui()
  const plan = useRead('plan_detail', {}).data?.recdata.plan
  const tokens = (amount: string) => amountText(amount, { language: i18n.locale })
  return (
    <div className={classes.stack}>
      <p className={classes.text}>
        <Trans>Plus and Pro bring more room, autoplay in the feed, a badge and lower fees.</Trans>
      </p>
      <Loaded read={useRead('plan_price', {})}>
        {({ recdata }) => (
          <ul className={classes.rows}>
            {recdata.map(({ code, name, monthly_charges, yearly_charges }) => {
              const monthly = tokens(monthly_charges)
              const yearly = tokens(yearly_charges)
              return (
                <li key={code}>
                  <Link to={paths.plan(code)} className={own.plan}>
                    <span className={classes.rowBody}>
                      <span className={classes.rowName}>
                        <bdi>{name}</bdi>
                        {plan?.code === code && (
                          <span className={classes.badge}>
                            <Trans>Your plan</Trans>
                          </span>
                        )}
                      </span>
                      <span className={classes.rowText}>
                        <Trans>
                          {monthly} tokens a month, or {yearly} a year
                        </Trans>
                      </span>
                    </span>
                    <IconChevronRight size={20} aria-hidden="true" />
                  </Link>
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
    </div>
  )
}
