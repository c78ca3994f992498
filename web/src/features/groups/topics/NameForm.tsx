import type { GroupTopic } from '@commons/contract/groups/topics.ts'
import { longestTopicName } from '@commons/contract/shared/group-acts.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import classes from './Topics.module.css'

interface NameFormProps {
  groupId: number
  /** The one that is renamed; without it one is added. */
  topic?: GroupTopic
  /** Called when the topic is renamed, or stays as it is. */
  onClose?: () => void
}

/** The name of a topic of a group. */
export function NameForm({ groupId, topic, onClose }: NameFormProps) {
  const { t } = useLingui()
  const [name, setName] = useState(topic?.name ?? '')
  const field = useRef<HTMLInputElement>(null)
  const isRenaming = topic !== undefined
  // Rename was in a menu that is gone.
  useEffect(() => {
    if (isRenaming) field.current?.focus()
  }, [isRenaming])
  const create = useWrite('group_topic_create', {
    lane: `topics:${groupId}`,
    toasts: 'none',
    onDone() {
      setName('')
      field.current?.focus()
    },
  })
  const rename = useWrite('group_topic_update', {
    lane: `topics:${groupId}`,
    toasts: 'none',
    onDone: () => onClose?.(),
  })
  const { error, isPending } = topic ? rename : create
  const { issues, failure } = useRefused(error, { name })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || name.trim() === '') return
    if (topic) rename.mutate({ group_topic_id: topic.group_topic_id, name: name.trim() })
    else create.mutate({ group_id: groupId, name: name.trim() })
  }
  return (
    <form className={classes.naming} noValidate onSubmit={submit}>
      <TextInput
        ref={field}
        dir="auto"
        size="md"
        label={topic ? t`Name of the topic` : t`New topic`}
        autoComplete="off"
        maxLength={unitsFor(longestTopicName)}
        value={name}
        error={issues.name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !onClose) return
          // Only the form closes, not the dialog around it.
          event.stopPropagation()
          onClose()
        }}
      />
      <div className={classes.buttons}>
        {onClose && (
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button
          type="submit"
          variant={topic ? 'filled' : 'default'}
          loading={isPending}
          disabled={name.trim() === ''}
        >
          {topic ? <Trans>Save</Trans> : <Trans>Add</Trans>}
        </Button>
      </div>
      <FailureNote failure={failure} />
    </form>
  )
}
