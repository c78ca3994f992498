import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

export interface TopicFormProps {
  groupId: number
  postId: number
  /** The topic that it has. */
  topic: number | null
  onClose: () => void
}

/** Chooses among the topics of a group for a post in it. */
export function TopicForm({ groupId, postId, topic, onClose }: TopicFormProps) {
  const { t } = useLingui()
  const topics = useRead('group_detail', { group_id: groupId }).data?.recdata.topics ?? []
  const [chosen, setChosen] = useState(topic)
  const write = useWrite('group_post_topic', { lane: `post:${postId}`, toasts: 'none', onDone: onClose })
  const { issues, failure } = useRefused(write.error, { group_topic_id: chosen })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (write.isPending) return
    write.mutate({ group_id: groupId, post_id: postId, group_topic_id: chosen ?? '' })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <NativeSelect
        size="md"
        label={t`Topic`}
        value={chosen === null ? '' : String(chosen)}
        error={issues.group_topic_id}
        onChange={({ currentTarget: { value } }) => setChosen(value === '' ? null : Number(value))}
        data={[
          { value: '', label: t`No topic` },
          ...topics.map(({ group_topic_id, name }) => ({ value: String(group_topic_id), label: name })),
        ]}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={write.isPending}>
        <Trans>Save</Trans>
      </FormActions>
    </form>
  )
}
