import type { Duration, Plan, PlanCode } from '@commons/contract/plans/plans.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRead } from '../../api/use-call.ts'
import { PlayNote } from '../../money/PlayNote.tsx'
import { paths } from '../../paths.ts'
import { LoadingPage } from '../../shown/LoadingPage.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { SegmentedChoice } from '../../ui/fields/SegmentedChoice.tsx'
import { BoxSkeleton } from '../../ui/states/Skeletons.tsx'
import { OwnPlanNote } from './OwnPlanNote.tsx'
import { PlanCard } from './PlanCard.tsx'
import classes from './PlansPage.module.css'
import { PlanTable } from './PlanTable.tsx'
import { VerifyNote } from './VerifyNote.tsx'

/** The prices and benefits of Plus and Pro. The URL holds the period. */
export function PlansPage({ code }: { code: PlanCode }) {
  const { t } = useLingui()
  const name = code === 'plus' ? t`Plus` : t`Pro`
  usePageTitle(name)
  const navigate = useNavigate()
  const asked: { period?: string } = useSearch({ strict: false })
  const duration: Duration = asked.period === 'm' ? 'm' : 'y'
  const prices = useRead('plan_price', {})
  const own = useRead('plan_detail', {})

  const choose = (period: Duration) =>
    void navigate({ to: paths.plan(code), search: { period }, replace: true, resetScroll: false })
  const plans = prices.data?.recdata
  const mostSaved = Math.max(0, ...(plans ?? []).map(({ save_percent }) => save_percent))
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 dir="auto" className={classes.name}>
          {name}
        </h1>
        <p className={classes.hint}>
          {code === 'plus' ? (
            <Trans>More room, and videos that play as you scroll. Paid in tokens, cancel any time.</Trans>
          ) : (
            <Trans>
              The most room, the lowest fees, and a page with your own look. Paid in tokens, cancel any time.
            </Trans>
          )}
        </p>
      </header>
      <div className={classes.period}>
        <SegmentedChoice<Duration>
          label={t`Period`}
          value={duration}
          options={[
            {
              value: 'y',
              label: mostSaved > 0 ? <Trans>Yearly · save {mostSaved}%</Trans> : <Trans>Yearly</Trans>,
            },
            { value: 'm', label: <Trans>Monthly</Trans> },
          ]}
          onChange={choose}
        />
      </div>
      <VerifyNote />
      <div className={classes.play}>
        <PlayNote place="card" />
      </div>
      {own.data?.recdata.plan && <OwnPlanNote plan={own.data.recdata.plan} />}
      {plans && prices.data ? (
        <>
          <div className={classes.cards}>
            {inOrder(plans, code).map((plan) => (
              <PlanCard
                key={plan.code}
                plan={plan}
                duration={duration}
                own={own.data?.recdata}
                isMain={plan.code === code}
              />
            ))}
          </div>
          <PlanTable plans={plans} free={prices.data.free} />
        </>
      ) : (
        <LoadingPage read={prices}>
          <div className={classes.cards} aria-hidden="true">
            <BoxSkeleton height={360} radius={16} />
            <BoxSkeleton height={360} radius={16} />
          </div>
        </LoadingPage>
      )}
    </div>
  )
}

/** Puts the page's plan first. */
const inOrder = (plans: readonly Plan[], code: PlanCode): Plan[] =>
  plans.toSorted((one, other) => (other.code === code ? 1 : 0) - (one.code === code ? 1 : 0))
