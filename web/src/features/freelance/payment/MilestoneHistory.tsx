import type { Milestone, MilestoneEvent } from '@commons/contract/freelance/milestones.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AttachmentList } from '../../../shown/attachments/AttachmentList.tsx'
import { invoice as askInvoice } from '../../../shown/papers/invoice.ts'
import { usePaper } from '../../../shown/papers/use-paper.ts'
import { openReceiptOf } from '../../wallet/public.ts'
import { Moment } from '../agreement/agreement-texts.tsx'
import { Doer, type DoerNames, useEventNames, Worth } from './milestone-texts.tsx'
import classes from './Payment.module.css'
import type { Sides } from './sides.ts'

/** What was said and handed over with an event. */
export function Said({ of: { message, files } }: { of: MilestoneEvent }) {
  const { t } = useLingui()
  return (
    <>
      {message !== '' && (
        <p dir="auto" className={classes.text}>
          {message}
        </p>
      )}
      <AttachmentList attachments={files} label={t`Files of this work`} />
    </>
  )
}

interface PaperLinkProps {
  make: ReturnType<typeof askInvoice>
  children: ReactNode
}

/** Downloads a paper, in a line of text. */
function PaperLink({ make, children }: PaperLinkProps) {
  const { isMaking, offline, save } = usePaper(make)
  return (
    <>
      {' · '}
      <button type="button" className={classes.receipt} disabled={isMaking || offline} onClick={save}>
        {children}
      </button>
    </>
  )
}

function Entry({ event, sides }: { event: MilestoneEvent; sides: DoerNames }) {
  const names = useEventNames()
  const { kind, sum, trx_number, invoice, at } = event
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
        {invoice && (
          <PaperLink make={askInvoice(invoice.invoice_id, 'release')}>
            <Trans>Invoice {invoice.number}</Trans>
          </PaperLink>
        )}
        {invoice && trx_number !== null && (
          <PaperLink make={askInvoice(invoice.invoice_id, 'fee')}>
            <Trans>Invoice for our fee</Trans>
          </PaperLink>
        )}
      </p>
      <Said of={event} />
    </li>
  )
}

interface MilestoneEventsProps {
  history: readonly MilestoneEvent[]
  sides: DoerNames
}

/** What happened to a milestone, the latest first. */
export function MilestoneEvents({ history, sides }: MilestoneEventsProps) {
  return (
    <ol className={classes.events}>
      {history.map((event) => (
        <Entry key={event.id} event={event} sides={sides} />
      ))}
    </ol>
  )
}

/** Everything that happened to a milestone, behind a summary. Both sides see the same. */
export function MilestoneHistory({ of: { history }, sides }: { of: Milestone; sides: Sides }) {
  if (history.length === 0) return null
  return (
    <details className={classes.history}>
      <summary>
        <Plural value={history.length} one="History (# entry)" other="History (# entries)" />
      </summary>
      <MilestoneEvents history={history} sides={sides} />
    </details>
  )
}
