import { longestDeclineReason } from '@commons/contract/shared/group-acts.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface DeclineFormProps {
  groupId: number
  postId: number
  /** The author. */
  name: string
  onClose: () => void
}

/** Asks for the reason for which a post is declined, which may be left out. */
export function DeclineForm({ groupId, postId, name, onClose }: DeclineFormProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const decline = useWrite('group_post_decline', {
    lane: `post:${postId}`,
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(decline.error, { reason })
  const isTooLong = graphemes(reason.trim()) > longestDeclineReason

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!decline.isPending && !isTooLong)
      decline.mutate({ group_id: groupId, post_id: postId, reason: reason.trim() })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <p className={form.note}>
        <Trans>
          The post goes back to <bdi>{name}</bdi> as a draft. They read the reason, but not who declined it.
        </Trans>
      </p>
      <Textarea
        dir="auto"
        size="md"
        autosize
        minRows={2}
        maxRows={8}
        label={t`Reason (optional)`}
        value={reason}
        error={isTooLong ? t`A reason can have up to ${longestDeclineReason} characters` : issues.reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={decline.isPending} disabled={isTooLong}>
        <Trans>Decline</Trans>
      </FormActions>
    </form>
  )
}
