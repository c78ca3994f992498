import type { Hours } from '@commons/contract/freelance/hours.ts'
import type { HoursAct } from '@commons/contract/shared/job-hours.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useWrite } from '../../../api/use-call.ts'
import { Money } from '../../../money/Money.tsx'
import { usePayment } from '../../../money/use-payment.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { useRefusedPayment } from '../../../money/use-refused-payment.ts'
import payments from '../payment/Payment.module.css'
import type { Sides } from '../payment/sides.ts'
import { freeDays } from './work-days.ts'

/** What the reader can do with the hours of an agreement now. */
export function HoursActs({ hours, sides }: { hours: Hours; sides: Sides }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const resume = useWrite('resume_hours')
  const taking = usePayment('take_back_hours')
  const { failure } = useRefusedPayment(taking, {})
  const { payment_id, acts, amount, weekly_hours, left } = hours
  const may = (act: HoursAct) => acts.includes(act)
  async function takeBack() {
    const about = (
      <Trans>
        <Money amount={left.tokens} currency="FCELL" full always /> come back to you. What is logged stays.
      </Trans>
    )
    if (await confirm(t`Take back unused hours?`, { about, pays: true })) void taking.pay({ payment_id })
  }
  const canLog = may('log') && freeDays(hours).length > 0
  if (acts.length === 0) return null
  return (
    <>
      <FailureNote failure={failure} />
      <div className={payments.actions}>
        {may('resume') && (
          <Button loading={resume.isPending} onClick={() => resume.mutate({ payment_id })}>
            <Trans>Resume hours</Trans>
          </Button>
        )}
        {may('fund') && (
          <Button
            variant={may('resume') ? 'default' : 'filled'}
            onClick={() =>
              void openDialog(() => import('./FundHoursDialog.tsx'), {
                paymentId: payment_id,
                amount,
                hours: weekly_hours,
                name: sides.other,
              })
            }
          >
            <Trans>Fund hours</Trans>
          </Button>
        )}
        {may('take_back') && (
          <Button variant="default" loading={taking.pending} onClick={() => void takeBack()}>
            <Trans>Take back unused hours</Trans>
          </Button>
        )}
        {canLog && (
          <Button onClick={() => void openDialog(() => import('./WorkLogDialog.tsx'), { hours })}>
            <Trans>Log work</Trans>
          </Button>
        )}
      </div>
    </>
  )
}
