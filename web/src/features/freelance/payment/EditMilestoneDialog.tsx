import type { Milestone } from '@commons/contract/freelance/milestones.ts'
import { daysToAnswerRefund } from '@commons/contract/shared/job-milestone.ts'
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
import { milestoneEdit, storedMilestone } from './milestone-draft.ts'
import { MilestoneFields, milestoneOf } from './MilestoneFields.tsx'
import { isFunded } from './milestone-money.ts'
import type { Sides } from './sides.ts'

interface EditMilestoneDialogProps {
  milestone: Milestone
  sides: Sides
  onClose: () => void
}

/** Changes a milestone: the other side answers it again, or, once it is funded, the proposed change. */
export default function EditMilestoneDialog({
  milestone,
  sides: { role, other },
  onClose,
}: EditMilestoneDialogProps) {
  const hasMoney = isFunded(milestone)
  const kept = useKeptEdit(milestoneEdit, String(milestone.id), storedMilestone(milestone))
  const { draft } = kept
  const { mutate, error, isPending } = useWrite('update_milestone', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      kept.forget()
      onClose()
    },
  })
  const { description, amount, due } = draft
  const { issues, failure } = useRefused(error, {
    description,
    due_date: due,
    ...(hasMoney ? {} : { amount }),
  })
  const changed = milestoneOf(draft)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!changed || isPending) return
    const { amount: price, ...others } = changed
    mutate({ milestone_id: milestone.id, ...others, ...(hasMoney ? {} : { amount: price }) })
  }
  return (
    <Dialog
      opened
      title={hasMoney ? <Trans>Propose a change</Trans> : <Trans>Edit milestone</Trans>}
      size="form"
      onClose={onClose}
    >
      <form className={form.form} noValidate onSubmit={submit}>
        {kept.restored && !isPending && <DraftRestored onDiscard={kept.discard} />}
        <MilestoneFields
          texts={draft}
          issues={issues}
          disabled={isPending}
          hasAmount={!hasMoney}
          isPaid={role === 'freelancer'}
          onChange={kept.change}
        />
        <p className={form.note}>
          {hasMoney ? (
            <Trans>
              {other} has {daysToAnswerRefund} days to accept. The amount was fixed when it was paid in.
            </Trans>
          ) : (
            <Trans>{other} answers the changed milestone.</Trans>
          )}
        </p>
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
          {hasMoney ? <Trans>Propose change</Trans> : <Trans>Save milestone</Trans>}
        </FormActions>
      </form>
    </Dialog>
  )
}
