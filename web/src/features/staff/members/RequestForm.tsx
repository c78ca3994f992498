import { daysOfNotice } from '@commons/contract/moderation/processing.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isReason, ReasonField } from '../frame/ReasonField.tsx'

/** What members can ask for. */
export type MemberRequest =
  | 'send_member_export'
  | 'change_member_email'
  | 'restrict_processing'
  | 'end_processing_restriction'
  | 'delete_member'

interface RequestFormProps {
  call: MemberRequest
  userId: string
  onClose: () => void
}

/** Does what a member asked for, and says where they asked. */
export function RequestForm({ call, userId, onClose }: RequestFormProps) {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const [isAtOnce, setAtOnce] = useState(false)
  const [reason, setReason] = useState('')
  const options = {
    toasts: 'none',
    onDone({ message }: { message: string }) {
      toast.success(message)
      onClose()
    },
  } as const
  const writes = {
    send_member_export: useWrite('send_member_export', options),
    change_member_email: useWrite('change_member_email', options),
    restrict_processing: useWrite('restrict_processing', options),
    end_processing_restriction: useWrite('end_processing_restriction', options),
    delete_member: useWrite('delete_member', options),
  }
  const { error, isPending } = writes[call]
  const { issues, failure } = useRefused(error, { reason, email })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || !isReason(reason)) return
    const of = { view_user_id: userId, reason }
    if (call === 'send_member_export') writes.send_member_export.mutate(of)
    else if (call === 'change_member_email') writes.change_member_email.mutate({ ...of, email })
    else if (call === 'restrict_processing' || call === 'end_processing_restriction') writes[call].mutate(of)
    else writes.delete_member.mutate({ ...of, at_once: isAtOnce ? 1 : 0 })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <p className={form.note}>
        {call === 'send_member_export' ? (
          <Trans>They get an email once their data can be downloaded. Only they can, logged in.</Trans>
        ) : call === 'change_member_email' ? (
          <Trans>
            They get a link at the new address, and follow it logged in. The old address is told once it has
            changed.
          </Trans>
        ) : call === 'restrict_processing' ? (
          <Trans>
            What's theirs is kept, and nobody sees or uses it. They can log in, read why, and download their
            data.
          </Trans>
        ) : call === 'end_processing_restriction' ? (
          <Trans>
            They get an email now. In {daysOfNotice} days, everything of theirs is visible again as before.
          </Trans>
        ) : (
          <Trans>
            They're hidden and logged out now, and deleted in 30 days unless they log in before. What's in
            their wallet goes to Commons.
          </Trans>
        )}
      </p>
      {call === 'change_member_email' && (
        <TextInput
          type="email"
          label={t`New address`}
          autoComplete="off"
          value={email}
          error={issues.email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      )}
      {call === 'delete_member' && (
        <Checkbox
          label={t`Delete at once, without the 30 days. Nobody can take it back.`}
          checked={isAtOnce}
          onChange={({ currentTarget }) => setAtOnce(currentTarget.checked)}
        />
      )}
      <ReasonField
        label={
          call === 'restrict_processing' ? (
            <Trans>Why? (they read this)</Trans>
          ) : call === 'end_processing_restriction' ? (
            <Trans>Why? (for the log)</Trans>
          ) : (
            <Trans>How did they ask?</Trans>
          )
        }
        value={reason}
        issue={issues.reason}
        onChange={setReason}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        {call === 'send_member_export' ? (
          <Trans>Send their data</Trans>
        ) : call === 'change_member_email' ? (
          <Trans>Send the link</Trans>
        ) : call === 'restrict_processing' ? (
          <Trans>Restrict processing</Trans>
        ) : call === 'end_processing_restriction' ? (
          <Trans>End the restriction</Trans>
        ) : (
          <Trans>Delete their account</Trans>
        )}
      </FormActions>
    </form>
  )
}
