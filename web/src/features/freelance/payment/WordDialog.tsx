import { longestMilestoneMessage } from '@commons/contract/shared/job-milestone.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { fieldText } from '../../../locales/contract-messages.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface WordDialogProps {
  call: 'decline_milestone' | 'request_milestone_changes'
  milestoneId: number
  onClose: () => void
}

/** Declines a milestone, or asks for changes of its work: in words to the other side. */
export default function WordDialog({ call, milestoneId, onClose }: WordDialogProps) {
  const { t } = useLingui()
  const [message, setMessage] = useState('')
  const isDeclining = call === 'decline_milestone'
  const { mutate, error, isPending } = useWrite(call, {
    toasts: 'none',
    onDone(answer) {
      toast.success(answer.message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { message })
  const isTooLong = graphemes(message.trim()) > longestMilestoneMessage
  const isReady = !isTooLong && (isDeclining || message.trim() !== '')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !isPending) mutate({ milestone_id: milestoneId, message })
  }
  return (
    <Dialog
      opened
      title={isDeclining ? <Trans>Decline this milestone</Trans> : <Trans>Ask for changes</Trans>}
      size={isDeclining ? 'small' : 'form'}
      onClose={onClose}
    >
      <form className={form.form} noValidate onSubmit={submit}>
        <Textarea
          label={isDeclining ? t`A word to the other side (optional)` : t`What should change?`}
          autosize
          minRows={isDeclining ? 3 : 5}
          value={message}
          disabled={isPending}
          error={isTooLong ? fieldText('milestone_message_too_long') : issues.message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        {!isDeclining && (
          <p className={form.note}>
            <Trans>
              This stops the clock: nothing is released automatically until work is submitted again.
            </Trans>
          </p>
        )}
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} disabled={!isReady} loading={isPending}>
          {isDeclining ? <Trans context="a milestone">Decline</Trans> : <Trans>Ask for changes</Trans>}
        </FormActions>
      </form>
    </Dialog>
  )
}
