import type { Duration } from '@commons/contract/plans/plans.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FreePlanCard } from '../FreePlanCard.tsx'
import { OwnPlanNote } from '../OwnPlanNote.tsx'
import { PlanCard } from '../PlanCard.tsx'
import { VerifyNote } from '../VerifyNote.tsx'
import classes from './Membership.module.css'
import { RecurringPayments } from './RecurringPaymentsPanel.tsx'

/** The member's plan beside those that exist, and what is billed. */
export function Membership() {
  const { t } = useLingui()
  const heading = useId()
  const [duration, setDuration] = useState<Duration>('m')
  const prices = useRead('plan_price', {})
  const own = useRead('plan_detail', {}).data?.recdata
  return (
    <>
      <VerifyNote />
      {own?.plan && <OwnPlanNote plan={own.plan} />}
      <PlayNote place="card" />
      {prices.data ? (
        <>
          <div className={classes.period}>
            <SegmentedChoice<Duration>
              label={t`Period`}
              value={duration}
              options={[
                { value: 'm', label: <Trans>Monthly</Trans> },
                { value: 'y', label: <Trans>Yearly</Trans> },
              ]}
              onChange={setDuration}
            />
          </div>
          <div className={classes.cards}>
            <FreePlanCard perks={prices.data.free} isOwn={own?.plan === null} />
            {prices.data.recdata.map((plan) => (
              <PlanCard key={plan.code} plan={plan} duration={duration} own={own} isMain={false} />
            ))}
          </div>
        </>
      ) : (
        <Card>
          <Loaded read={prices}>{() => null}</Loaded>
        </Card>
      )}
      <Card aria-labelledby={heading}>
        <h2 id={heading} className={classes.title}>
          <Trans>Billing</Trans>
        </h2>
        <RecurringPayments />
      </Card>
    </>
  )
}
