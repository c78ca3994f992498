import type { Bid } from '@commons/contract/freelance/bids.ts'
import type { JobPay } from '@commons/contract/shared/job.ts'
import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { NewerVersion } from '../../../compose/NewerVersion.tsx'
import { useKeptEdit } from '../../../compose/use-kept-edit.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { bidEdit, storedBid } from './bid-draft.ts'
import { BidFields, bidOf } from './BidFields.tsx'

/** Changes an own bid. */
export default function EditBidDialog({ bid, pay, onClose }: { bid: Bid; pay: JobPay; onClose: () => void }) {
  const kept = useKeptEdit(bidEdit, String(bid.id), storedBid(bid))
  const { draft } = kept
  const { mutate, error, isPending } = useWrite('update_bid', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      kept.forget()
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, {
    price: draft.price,
    timeline: draft.days,
    message: draft.message,
  })
  const changed = bidOf(draft)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (changed && !isPending) mutate({ id: bid.id, ...changed })
  }
  return (
    <Dialog opened title={<Trans>Edit Bid</Trans>} size="form" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        {kept.restored && !isPending && <DraftRestored onDiscard={kept.discard} />}
        <BidFields texts={draft} pay={pay} issues={issues} disabled={isPending} onChange={kept.change} />
        <FailureNote failure={failure} />
        {kept.isOutdated && !isPending && <NewerVersion onDiscard={kept.discard} />}
        <FormActions
          onCancel={() => {
            kept.forget()
            onClose()
          }}
          disabled={!changed}
          loading={isPending}
        >
          <Trans>Edit Bid</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
