import type { ChannelShare } from '@commons/contract/videos/shares.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useConnection } from '../../../api/connection.ts'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface ShareDialogProps {
  channelId: number
  /** The collaborator, with the share that they have. */
  share: ChannelShare
  onClose: () => void
}

/** Proposes a share of what an own channel earns to one of its collaborators. */
export default function ShareDialog({ channelId, share, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const offline = useConnection() === 'offline'
  const { full_name: name, percent: present } = share
  const [percent, setPercent] = useState(String(share.proposed ?? (present || '')))
  const { mutate, error, isPending } = useWrite('propose_channel_share', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { percent })
  const given = percent.replace('%', '').trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || given === '') return
    mutate({ channel_id: channelId, member_user_id: share.user_id, percent: given })
  }
  return (
    <Dialog opened title={<Trans>Share for {name}</Trans>} size="small" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <TextInput
          label={t`Share in percent`}
          name="percent"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          data-autofocus
          value={percent}
          error={issues.percent}
          onChange={({ currentTarget }) => setPercent(currentTarget.value)}
        />
        <p className={form.note}>
          {present > 0 ? (
            <Trans>
              They have {present} % now, which stays until they accept. You can end a share at any time;
              what's been paid stays theirs.
            </Trans>
          ) : (
            <Trans>
              It's their part of each tip for the channel's videos and of each month its members pay, once
              they accept. You can end it at any time; what's been paid stays theirs.
            </Trans>
          )}
        </p>
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} loading={isPending} disabled={given === '' || offline}>
          <Trans>Send proposal</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
