import type { Payment } from '@commons/contract/freelance/agreements.ts'
import { Trans } from '@lingui/react/macro'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'

/** Whether something is, or was, paid under an agreement: it was accepted, at a fixed price. */
export const isPaid = ({ accepted_at, pay_by }: Payment): boolean =>
  accepted_at !== null && pay_by === 'fixed'

/** The payment of a job: its agreement's, or why there is none yet. */
export function JobPayment({ payment }: { payment: Payment | undefined }) {
  if (payment && isPaid(payment)) return <PaymentPanel payment={payment} />
  return (
    <Card as="div">
      {payment?.pay_by === 'hourly' && payment.accepted_at !== null ? (
        <EmptyState
          title={<Trans>This project is paid by the hour</Trans>}
          hint={<Trans>Milestones are for projects at a fixed price.</Trans>}
        />
      ) : (
        <EmptyState
          title={<Trans>Nothing to pay yet</Trans>}
          hint={<Trans>Payment starts once a freelancer has accepted your award.</Trans>}
        />
      )}
    </Card>
  )
}
