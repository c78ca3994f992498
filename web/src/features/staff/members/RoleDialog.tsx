import { staffRoles, type StaffRole } from '@commons/contract/call.ts'
import { longestReason, type MemberDetail } from '@commons/contract/staff/staff.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { roleHints, roleNames } from '../frame/staff-texts.tsx'

interface RoleDialogProps {
  member: Pick<MemberDetail, 'user_id' | 'full_name' | 'role' | 'two_factor' | 'passkeys'>
  onClose: () => void
}

/** Gives a member a role, or takes it, and says why. */
export default function RoleDialog({ member, onClose }: RoleDialogProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const now = member.role ?? 'member'
  const [role, setRole] = useState<StaffRole | 'member'>(now)
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useWrite('update_member_role', {
    toasts: 'none',
    onDone(answer) {
      toast.success(answer.message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { reason })
  const left = charactersLeft(reason, longestReason)
  const { full_name: name } = member
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && (left ?? 0) >= 0) mutate({ view_user_id: member.user_id, role, reason })
  }
  return (
    <Dialog opened title={<Trans>Role of {name}</Trans>} size="form" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <RadioCards
          legend={t`Role`}
          value={role}
          choices={(['member', ...staffRoles] as const).map((each) => ({
            value: each,
            label: i18n._(roleNames[each]),
            hint: i18n._(roleHints[each]),
          }))}
          onChange={setRole}
        />
        <div>
          <label htmlFor={id} className={form.label}>
            <Trans>Why?</Trans>
          </label>
          <textarea
            dir="auto"
            id={id}
            className={form.text}
            rows={2}
            value={reason}
            {...issueProps(id, issues.reason, { isWrong: (left ?? 0) < 0 })}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <FieldIssue id={id} issue={issues.reason} />
          <CharactersLeft left={left} />
        </div>
        <p className={form.note}>
          <Trans>It holds at once, in every open window of theirs. The log keeps it, with your name.</Trans>
          {role !== 'member' && member.two_factor === 0 && member.passkeys === 0 && (
            <>
              {' '}
              <Trans>They have no second factor yet, and need one before the role opens anything.</Trans>
            </>
          )}
        </p>
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} disabled={role === now} loading={isPending}>
          <Trans>Change role</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
