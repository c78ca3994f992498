import { longestSubscriptionGroupName } from '@commons/contract/shared/channel.ts'
import type { SubscriptionGroup } from '@commons/contract/videos/subscriptions.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

export interface GroupFormProps {
  /** The one that is renamed; without it one is created. */
  group?: SubscriptionGroup | undefined
  /** The first channel of the one that is created. */
  channelId?: number | undefined
  onClose: () => void
}

/** The name of a group of subscriptions. */
export function GroupForm({ group, channelId, onClose }: GroupFormProps) {
  const { t } = useLingui()
  const [name, setName] = useState(group?.name ?? '')
  const said = {
    toasts: 'none' as const,
    onDone({ message }: { message: string }) {
      toast.success(message)
      onClose()
    },
  }
  const create = useWrite('create_subscription_group', said)
  const update = useWrite('update_subscription_group', said)
  const { error, isPending } = group ? update : create
  const { issues, failure } = useRefused(error, { name })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || name.trim() === '') return
    if (group) update.mutate({ name, subscription_group_id: group.subscription_group_id })
    else create.mutate(channelId === undefined ? { name } : { name, channel_id: channelId })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput
        label={t`Name`}
        name="name"
        autoComplete="off"
        maxLength={unitsFor(longestSubscriptionGroupName)}
        value={name}
        error={issues.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending} disabled={name.trim() === ''}>
        {group ? <Trans>Save</Trans> : <Trans>Create</Trans>}
      </FormActions>
    </form>
  )
}
