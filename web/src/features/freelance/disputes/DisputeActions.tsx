import type { Dispute } from '@commons/contract/freelance/disputes.ts'
import { daysToDecide } from '@commons/contract/shared/dispute.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import classes from './Dispute.module.css'
import type { DisputeSides } from './dispute-sides.ts'

interface DisputeActionsProps {
  dispute: Dispute
  sides: DisputeSides
  /** Where else to go. */
  children: ReactNode
}

/** Hands a dispute to staff, or ends it. */
export function DisputeActions({ dispute: { id, acts }, sides: { other }, children }: DisputeActionsProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const escalate = useWrite('escalate_dispute')
  const withdraw = useWrite('withdraw_dispute')
  const askStaff = async () => {
    const about = (
      <Trans>
        They read this page, your files, and what you two wrote to each other about this work. They decide
        within {daysToDecide} days. Until then you can still agree.
      </Trans>
    )
    if (await confirm(t`Let our staff decide?`, { about })) escalate.mutate({ dispute_id: id })
  }
  const giveUp = async () => {
    const about = (
      <Trans>
        The milestone goes on as before, and you can't open another dispute about it. {other} still can.
      </Trans>
    )
    if (await confirm(t`Withdraw this dispute?`, { about, destructive: true }))
      withdraw.mutate({ dispute_id: id })
  }
  return (
    <div className={classes.actions}>
      {acts.includes('escalate') && (
        <OnlineButton
          size="sm"
          variant="default"
          loading={escalate.isPending}
          disabled={withdraw.isPending}
          onClick={() => void askStaff()}
        >
          <Trans>Let our staff decide</Trans>
        </OnlineButton>
      )}
      {children}
      {acts.includes('withdraw') && (
        <OnlineButton
          size="sm"
          variant="outline"
          color="rose"
          loading={withdraw.isPending}
          disabled={escalate.isPending}
          onClick={() => void giveUp()}
        >
          <Trans>Withdraw dispute</Trans>
        </OnlineButton>
      )}
    </div>
  )
}
