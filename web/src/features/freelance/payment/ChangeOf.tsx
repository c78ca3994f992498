import type { Milestone } from '@commons/contract/freelance/milestones.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useWrite } from '../../../api/use-call.ts'
import { DayText } from './milestone-texts.tsx'
import classes from './Payment.module.css'
import type { Sides } from './sides.ts'

interface ChangeOfProps {
  milestone: Milestone
  change: NonNullable<Milestone['change']>
  sides: Sides
}

/** A change of a funded milestone that waits: the other side answers it, or who proposed it takes it back. */
export function ChangeOf({ milestone: { id, acts, due_date, description }, change, sides }: ChangeOfProps) {
  const accept = useWrite('accept_milestone')
  const decline = useWrite('decline_milestone')
  const isPending = accept.isPending || decline.isPending
  const name = sides[change.proposed_by]
  return (
    <div className={classes.said}>
      <p className={classes.what}>
        <strong>
          {change.is_own === 1 ? (
            <Trans>Your proposed change</Trans>
          ) : (
            <Trans>Change proposed by {name}</Trans>
          )}
        </strong>
      </p>
      {change.description !== description && (
        <p dir="auto" className={classes.text}>
          {change.description}
        </p>
      )}
      {change.due_date !== due_date && (
        <p className={classes.text}>
          {change.due_date === null ? (
            <Trans>No due date</Trans>
          ) : (
            <Trans>
              Due <DayText day={change.due_date} />
            </Trans>
          )}
        </p>
      )}
      <div className={classes.actions}>
        {acts.includes('answer_change') && (
          <>
            <Button
              size="sm"
              loading={accept.isPending}
              disabled={isPending}
              onClick={() => accept.mutate({ milestone_id: id })}
            >
              <Trans>Accept change</Trans>
            </Button>
            <Button
              size="sm"
              variant="default"
              loading={decline.isPending}
              disabled={isPending}
              onClick={() => decline.mutate({ milestone_id: id })}
            >
              <Trans>Decline change</Trans>
            </Button>
          </>
        )}
        {acts.includes('withdraw_change') && (
          <Button
            size="sm"
            variant="default"
            loading={decline.isPending}
            onClick={() => decline.mutate({ milestone_id: id })}
          >
            <Trans>Withdraw change</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
