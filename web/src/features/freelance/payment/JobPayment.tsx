import type { Payment } from '@commons/contract/freelance/agreements.ts'
import { Trans } from '@lingui/react/macro'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { HoursPanel } from '../hours/HoursPanel.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'

/** What is paid under an agreement that was accepted: milestones, or hours. */
export function AgreementPayment({ payment }: { payment: Payment }) {
  if (payment.accepted_at === null) return null
  return payment.pay_by === 'hourly' ? <HoursPanel payment={payment} /> : <PaymentPanel payment={payment} />
}

/** The payment of a job: its agreement's, or why there is none yet. */
export function JobPayment({ payment }: { payment: Payment | undefined }) {
  if (payment && payment.accepted_at !== null) return <AgreementPayment payment={payment} />
  return (
    <Card as="div">
      <EmptyState
        title={<Trans>Nothing to pay yet</Trans>}
        hint={<Trans>Payment starts once a freelancer has accepted your award.</Trans>}
      />
    </Card>
  )
}
