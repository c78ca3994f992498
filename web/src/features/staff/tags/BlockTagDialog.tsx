import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isReason, ReasonField } from '../frame/ReasonField.tsx'

interface BlockTagProps {
  /** Empty where it is typed first. */
  hashtag: string
  onClose: () => void
}

export function BlockTagDialog(props: BlockTagProps) {
  return (
    <Dialog opened title={<Trans>Block a tag</Trans>} size="form" onClose={props.onClose}>
      <BlockTagForm {...props} />
    </Dialog>
  )
}

/** Blocks a tag, and says why. */
export function BlockTagForm({ hashtag, onClose }: BlockTagProps) {
  const { t } = useLingui()
  const [tag, setTag] = useState(hashtag)
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useWrite('block_tag', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { hashtag: tag, reason })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isReason(reason)) mutate({ hashtag: tag, reason })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput
        label={t({ message: 'Tag', context: 'a hashtag' })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={tag}
        error={issues.hashtag}
        onChange={({ currentTarget }) => setTag(currentTarget.value)}
      />
      <ReasonField
        label={<Trans>Why? (for other staff)</Trans>}
        value={reason}
        issue={issues.reason}
        onChange={setReason}
      />
      <p className={form.note}>
        <Trans>It isn't trending or suggested any more, and its page says so. Its posts stay.</Trans>
      </p>
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans>Block the tag</Trans>
      </FormActions>
    </form>
  )
}
