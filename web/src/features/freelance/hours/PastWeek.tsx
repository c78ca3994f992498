import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import payment from '../payment/Payment.module.css'
import { WeekLog } from './WeekLog.tsx'

interface PastWeekProps {
  paymentId: number
  /** Its Monday. */
  week: string
  /** Whether it shows at once, as of a week that waits for an answer. */
  isOpen: boolean
}

function Days({ paymentId, week }: Omit<PastWeekProps, 'isOpen'>) {
  const read = useRead('get_work_logs', { payment_id: paymentId, week })
  return <Loaded read={read}>{({ data }) => <WeekLog hours={data} isInTable />}</Loaded>
}

/** What was logged in a week that is over. It is read once it shows. */
export function PastWeek({ paymentId, week, isOpen }: PastWeekProps) {
  const [shown, setShown] = useState(isOpen)
  return (
    <details
      className={payment.history}
      open={shown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>
        <Trans>Log of this week</Trans>
      </summary>
      {shown && <Days paymentId={paymentId} week={week} />}
    </details>
  )
}
