import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { milestoneDraft } from './milestone-draft.ts'
import { MilestoneFields, milestoneOf } from './MilestoneFields.tsx'
import type { Sides } from './sides.ts'

interface CreateMilestoneDialogProps {
  paymentId: number
  projectId: number
  sides: Sides
  onClose: () => void
}

/** Asks the other side for a milestone. What is written is kept until it is sent. */
export default function CreateMilestoneDialog({
  paymentId,
  projectId,
  sides: { role, other },
  onClose,
}: CreateMilestoneDialogProps) {
  const { draft, restored, change, forget } = useKeptDraft(milestoneDraft, String(paymentId))
  const { mutate, error, isPending } = useWrite('create_milestone', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      forget()
      onClose()
    },
  })
  const { description, amount, due } = draft
  const { issues, failure } = useRefused(error, { description, amount, due_date: due })
  const milestone = milestoneOf(draft)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (milestone && !isPending)
      mutate({ project_id: projectId, payment_id: paymentId, status: 'pending', ...milestone })
  }
  return (
    <Dialog opened title={<Trans>New milestone</Trans>} size="form" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        {restored && !isPending && <DraftRestored onDiscard={forget} />}
        <MilestoneFields
          texts={draft}
          issues={issues}
          disabled={isPending}
          isPaid={role === 'freelancer'}
          onChange={change}
        />
        <p className={form.note}>
          {role === 'client' ? (
            <Trans>
              {other} accepts it first. Then you fund it, and the money is held until you release it.
            </Trans>
          ) : (
            <Trans>{other} accepts and funds it. Begin once the money is paid in.</Trans>
          )}
        </p>
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} disabled={!milestone} loading={isPending}>
          <Trans>Create Milestone</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
