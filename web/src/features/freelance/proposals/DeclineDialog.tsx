import type { Bid } from '@commons/contract/freelance/bids.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

/** Declines a bid, with a word to its bidder if the client has one. */
export default function DeclineDialog({ bid, onClose }: { bid: Bid; onClose: () => void }) {
  const { t } = useLingui()
  const [message, setMessage] = useState('')
  const { mutate, error, isPending } = useWrite('decline_bid', {
    toasts: 'none',
    onDone(answer) {
      toast.success(answer.message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { message })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate({ id: bid.id, message })
  }
  return (
    <Dialog opened title={<Trans>Decline the bid of {bid.full_name}</Trans>} size="small" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <Textarea
          label={t`A word to the bidder (optional)`}
          autosize
          minRows={3}
          value={message}
          error={issues.message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} loading={isPending}>
          <Trans>Decline</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
