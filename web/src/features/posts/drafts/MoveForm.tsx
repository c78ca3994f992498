import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { firstTime, TimeField, wireTime } from './TimeField.tsx'

interface MoveFormProps {
  postId: number
  publishAt: string | null
  onClose: () => void
}

/** Asks when a draft, or a scheduled post, is to be published. */
export function MoveForm({ postId, publishAt, onClose }: MoveFormProps) {
  const [value, setValue] = useState(() => firstTime(publishAt))
  const { t } = useLingui()
  const [isMissing, setMissing] = useState(false)
  const schedule = useWrite('post_schedule', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(schedule.error, { publish_at: value })

  function submit(event: FormEvent) {
    event.preventDefault()
    const publish_at = wireTime(value)
    setMissing(publish_at === undefined)
    if (publish_at !== undefined) schedule.mutate({ post_id: postId, publish_at })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TimeField
        value={value}
        issue={isMissing ? t`Choose when to publish it` : issues.publish_at}
        onChange={setValue}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={schedule.isPending}>
        <Trans>Schedule</Trans>
      </FormActions>
    </form>
  )
}
