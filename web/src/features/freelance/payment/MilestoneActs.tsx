import type { Milestone, MilestoneSummary } from '@commons/contract/freelance/milestones.ts'
import type { MilestoneAct } from '@commons/contract/shared/job-milestone.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useWrite } from '../../../api/use-call.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { isFunded } from './milestone-money.ts'
import classes from './Payment.module.css'
import type { Sides } from './sides.ts'

interface MilestoneActsProps {
  milestone: Milestone
  summary: MilestoneSummary
  sides: Sides
  /** The element that says which milestone it is. */
  describedBy: string
}

/** The acts that bring a milestone forward, as far as the server allows them now. */
export function MilestoneActs({ milestone, summary, sides, describedBy }: MilestoneActsProps) {
  const accept = useWrite('accept_milestone')
  const { id, acts, status, amount, money, week } = milestone
  const may = (act: MilestoneAct) => acts.includes(act)
  const funded = isFunded(milestone) ? milestone : undefined
  const name = sides.other
  const shared = { size: 'sm', 'aria-describedby': describedBy } as const
  const fees = { feePercent: summary.fee_percent, taxPercent: summary.tax_percent ?? '0' }
  const canRelease = funded !== undefined && may('release')
  const isSubmitted = status === 'submitted'
  if (!(['fund', 'accept', 'decline', 'submit', 'request_changes'] as const).some(may) && !canRelease)
    return null
  return (
    <div className={classes.actions}>
      {may('fund') && (
        <Button
          {...shared}
          onClick={() => void openDialog(() => import('./FundDialog.tsx'), { milestoneId: id, amount, name })}
        >
          <Trans>Fund milestone</Trans>
        </Button>
      )}
      {may('accept') && (
        <Button
          {...shared}
          variant={may('fund') ? 'default' : 'filled'}
          loading={accept.isPending}
          onClick={() => accept.mutate({ milestone_id: id })}
        >
          <Trans context="a milestone">Accept</Trans>
        </Button>
      )}
      {may('decline') && (
        <Button
          {...shared}
          variant="default"
          disabled={accept.isPending}
          onClick={() =>
            void openDialog(() => import('./WordDialog.tsx'), { call: 'decline_milestone', milestoneId: id })
          }
        >
          <Trans context="a milestone">Decline</Trans>
        </Button>
      )}
      {funded && may('submit') && (
        <Button
          {...shared}
          variant={isSubmitted ? 'default' : 'filled'}
          onClick={() =>
            void openDialog(() => import('./SubmitDialog.tsx'), { milestone: funded, fees, name })
          }
        >
          {isSubmitted ? <Trans>Submit again</Trans> : <Trans>Submit work</Trans>}
        </Button>
      )}
      {canRelease && week !== null && (
        <Button
          {...shared}
          onClick={() =>
            void openDialog(() => import('../hours/AcceptWeekDialog.tsx'), {
              milestone: funded,
              week,
              fees,
              name,
            })
          }
        >
          <Trans>Accept week</Trans>
        </Button>
      )}
      {canRelease && week === null && (
        <Button
          {...shared}
          variant={isSubmitted ? 'filled' : 'default'}
          onClick={() =>
            void openDialog(() => import('./ReleaseDialog.tsx'), { milestone: funded, fees, name })
          }
        >
          <Trans>Release milestone</Trans>
        </Button>
      )}
      {money && may('request_changes') && (
        <Button
          {...shared}
          variant="default"
          onClick={() =>
            void openDialog(() => import('./WordDialog.tsx'), {
              call: 'request_milestone_changes',
              milestoneId: id,
            })
          }
        >
          <Trans>Ask for changes</Trans>
        </Button>
      )}
    </div>
  )
}
