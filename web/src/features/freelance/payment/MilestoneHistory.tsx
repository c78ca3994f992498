import type { Milestone, MilestoneEvent } from '@commons/contract/freelance/milestones.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AttachmentList } from '../../../shown/attachments/AttachmentList.tsx'
import { openReceiptOf } from '../../wallet/public.ts'
import { Moment } from '../agreement/agreement-texts.tsx'
import { Doer, useEventNames, Worth } from './milestone-texts.tsx'
import classes from './Payment.module.css'
import type { Sides } from './sides.ts'

/** What was said and handed over with an event. */
export function Said({ of: { message, files } }: { of: MilestoneEvent }) {
  const { t } = useLingui()
  return (
    <>
      {message !== '' && <p className={classes.text}>{message}</p>}
      <AttachmentList attachments={files} label={t`Files of this work`} />
    </>
  )
}

function Entry({ event, sides }: { event: MilestoneEvent; sides: Sides }) {
  const names = useEventNames()
  const { kind, sum, trx_number, at } = event
  return (
    <li className={classes.event}>
      <p className={classes.what}>
        <strong>{names[kind]}</strong>
        {sum && (
          <>
            {' · '}
            <Worth of={sum} />
          </>
        )}
      </p>
      <p className={classes.facts}>
        <Doer of={event} sides={sides} />
        {' · '}
        <Moment at={at} />
        {trx_number !== null && (
          <>
            {' · '}
            <button
              type="button"
              className={classes.receipt}
              onClick={() => void openReceiptOf(trx_number, 'FCELL')}
            >
              <Trans>Receipt</Trans>
            </button>
          </>
        )}
      </p>
      <Said of={event} />
    </li>
  )
}

/** Everything that happened to a milestone, the latest first. Both sides see the same. */
export function MilestoneHistory({ of: { history }, sides }: { of: Milestone; sides: Sides }) {
  if (history.length === 0) return null
  return (
    <details className={classes.history}>
      <summary>
        <Plural value={history.length} one="History (# entry)" other="History (# entries)" />
      </summary>
      <ol className={classes.events}>
        {history.map((event) => (
          <Entry key={event.id} event={event} sides={sides} />
        ))}
      </ol>
    </details>
  )
}
