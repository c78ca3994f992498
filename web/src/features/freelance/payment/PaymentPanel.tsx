import type { Payment } from '@commons/contract/freelance/agreements.ts'
import type { Milestone, MilestoneSummary } from '@commons/contract/freelance/milestones.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { HideAmounts } from '../../../money/HideAmounts.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { MilestoneTable } from './MilestoneTable.tsx'
import classes from './Payment.module.css'
import { PaymentSummary } from './PaymentSummary.tsx'
import { type Sides, useSides } from './sides.ts'

interface ShownProps {
  payment: Payment
  milestones: readonly Milestone[]
  summary: MilestoneSummary
  sides: Sides
}

function Shown({ payment: { id, project_id }, milestones, summary, sides }: ShownProps) {
  const create =
    summary.can_add === 1 && project_id !== null ? (
      <Button
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() =>
          void openDialog(() => import('./CreateMilestoneDialog.tsx'), {
            paymentId: id,
            projectId: project_id,
            sides,
          })
        }
      >
        <Trans>New milestone</Trans>
      </Button>
    ) : null
  return (
    <>
      <PaymentSummary of={summary} />
      {milestones.length === 0 ? (
        <EmptyState
          title={<Trans>No milestones yet</Trans>}
          hint={
            create ? (
              <Trans>Split the work into parts. Each is paid in ahead and released when it's done.</Trans>
            ) : (
              <Trans>Nothing was paid under this agreement.</Trans>
            )
          }
          action={create}
        />
      ) : (
        <>
          <MilestoneTable milestones={milestones} summary={summary} sides={sides} />
          <div className={classes.actions}>
            {create}
            {summary.can_reorder === 1 && (
              <Button
                variant="default"
                leftSection={<IconArrowsSort size={18} aria-hidden="true" />}
                onClick={() =>
                  void openDialog(() => import('./ReorderDialog.tsx'), { paymentId: id, milestones })
                }
              >
                <Trans>Change order</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
}

/** What is paid under an agreement, for its two: the sums, and its milestones with what can be done. */
export function PaymentPanel({ payment }: { payment: Payment }) {
  const heading = useId()
  const sides = useSides(payment)
  const read = useRead('get_milestones_by_project', { payment_id: payment.id })
  return (
    <Card as="section" aria-labelledby={heading} className={classes.panel}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.name}>
          <Trans context="of a freelance project">Payment</Trans>
        </h2>
        <HideAmounts />
      </div>
      <PlayNote place="card" />
      <Loaded read={read}>
        {({ data, summary }) =>
          summary && <Shown payment={payment} milestones={data} summary={summary} sides={sides} />
        }
      </Loaded>
    </Card>
  )
}
