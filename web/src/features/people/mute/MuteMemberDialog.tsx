import { Trans } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { type Days, MuteDays } from '../../../settings-kit/MuteDays.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { mutedPeopleHere, type PersonToMute } from '../members-here.ts'

/** Asks for how long to mute a member. */
export function MuteMemberForm({ member, onClose }: { member: PersonToMute; onClose: () => void }) {
  const { user_id } = member
  const [days, setDays] = useState<Days>('')
  const unmute = useWrite('unmute', {
    toasts: 'failure',
    onDone: () => mutedPeopleHere.put(user_id, false),
  })
  const { mutate, isPending, error } = useWrite('mute', {
    onDone({ message }) {
      mutedPeopleHere.put(user_id, true)
      onClose()
      toast.undo(message, () => unmute.mutate({ muted_user_id: user_id }))
    },
    // The form says what was refused.
    toasts: 'none',
  })
  const { failure } = useRefused(error, {})

  function submit(event: FormEvent) {
    event.preventDefault()
    mutate({ muted_user_id: user_id, ...(days === '' ? {} : { days }) })
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <p>
        <Trans>
          You won't see their posts in your lists, nor hear of what they do. Their profile, comments and
          messages stay. They aren't told.
        </Trans>
      </p>
      <MuteDays value={days} onChange={setDays} labelClass={form.label} />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans context="a person">Mute</Trans>
      </FormActions>
    </form>
  )
}

export default function MuteMemberDialog(props: { member: PersonToMute; onClose: () => void }) {
  const { full_name } = props.member
  return (
    <Dialog opened title={<Trans>Mute {full_name}</Trans>} size="small" onClose={props.onClose}>
      <MuteMemberForm {...props} />
    </Dialog>
  )
}
