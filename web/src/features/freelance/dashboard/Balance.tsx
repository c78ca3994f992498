import type { FreelancerDashboard } from '@commons/contract/freelance/dashboard.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { HideAmounts } from '../../../money/HideAmounts.tsx'
import { Money } from '../../../money/Money.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { fiatText } from '../../../money/shown-amount.ts'
import { paths } from '../../../paths.ts'
import { useDeviceSetting } from '../../../ui/device-settings.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import classes from './DashboardPage.module.css'

/** What the member's tokens are worth. Without a rate, and while amounts are hidden, only the tokens are shown. */
export function Balance({ of: { balance, balance_usd } }: { of: FreelancerDashboard }) {
  const { i18n } = useLingui()
  const heading = useId()
  const [setting] = useDeviceSetting('amounts')
  const inDollars = setting === 'hidden' ? null : balance_usd
  const tokens = <Money amount={balance} currency="FCELL" />
  return (
    <Card aria-labelledby={heading} className={classes.part}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.name}>
          <Trans>Balance</Trans>
        </h2>
        <HideAmounts />
      </div>
      <p className={classes.balance}>
        {inDollars === null ? tokens : fiatText(inDollars, 'USD', i18n.locale)}
      </p>
      {inDollars !== null && <p className={classes.facts}>{tokens}</p>}
      <Button component={Link} to={paths.wallet()} size="md">
        <Trans>Add Funds</Trans>
      </Button>
      <PlayNote place="card" />
    </Card>
  )
}
