import type { Bid } from '@commons/contract/freelance/bids.ts'
import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Card } from '../../../ui/layout/Card.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { bidDrafts } from './bid-draft.ts'
import { BidFields, bidOf } from './BidFields.tsx'
import classes from './BidCard.module.css'
import { BidsLeftNote, type Left } from './BidsLeftNote.tsx'

/** The form of a new bid. What is written is kept until it is placed. */
export function NewBid({ job, left, onPlaced }: { job: JobDetail; left: Left; onPlaced: () => void }) {
  const { draft, restored, change, forget } = useKeptDraft(bidDrafts[job.pay_by], String(job.id))
  const { mutate, error, isPending } = useWrite('add_bid', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      forget()
      onPlaced()
    },
  })
  const { issues, failure } = useRefused(error, {
    price: draft.price,
    timeline: draft.days,
    message: draft.message,
  })
  const bid = bidOf(draft)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (bid && !isPending) mutate({ project_id: job.id, ...bid })
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {restored && !isPending && <DraftRestored onDiscard={forget} />}
      <BidFields texts={draft} pay={job.pay_by} issues={issues} disabled={isPending} onChange={change} />
      <BidsLeftNote left={left} />
      <FailureNote failure={failure} />
      <div className={form.actions}>
        <Button type="submit" disabled={!bid} loading={isPending}>
          <Trans>Place Bid</Trans>
        </Button>
      </div>
    </form>
  )
}

interface BidCardProps {
  job: JobDetail
  /** The member's own bid. */
  bid: Bid | undefined
  left: Left
  /** Shows the bids for the job. */
  onPlaced: () => void
}

/** Bidding for a job, or why that isn't possible. */
export function BidCard({ job, bid, left, onPlaced }: BidCardProps) {
  const heading = useId()
  const inCard = (title: ReactNode, children: ReactNode) => (
    <Card aria-labelledby={heading} className={classes.card}>
      <h2 dir="auto" id={heading} className={classes.name}>
        {title}
      </h2>
      {children}
    </Card>
  )
  if (bid)
    return inCard(
      <Trans>You have a bid for this project</Trans>,
      <div>
        <Button variant="light" onClick={onPlaced}>
          <Trans>Show my bid</Trans>
        </Button>
      </div>,
    )
  if (job.status !== 'open') return null
  return inCard(<Trans>Bid for this project</Trans>, <NewBid job={job} left={left} onPlaced={onPlaced} />)
}
