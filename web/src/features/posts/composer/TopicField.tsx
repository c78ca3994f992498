import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useEffect } from 'react'
import { useRead } from '../../../api/use-call.ts'
import classes from './Composer.module.css'
import type { ComposerState } from './use-composer.ts'

interface TopicFieldProps {
  composer: ComposerState
  group: number
}

/** Chooses the topic of a post in its group; nothing in a group without topics. */
export function TopicField({ composer, group }: TopicFieldProps) {
  const { t } = useLingui()
  const { data } = useRead('group_detail', { group_id: group })
  const topics = data?.recdata.topics
  const { setTopic } = composer
  const { topic } = composer.draft
  const isGone =
    topic !== undefined &&
    topics !== undefined &&
    topics.every(({ group_topic_id }) => group_topic_id !== topic)
  const isSending = composer.sending !== undefined
  // A topic that was removed since it was chosen would have the post refused.
  useEffect(() => {
    if (isGone && !isSending) setTopic(undefined)
  })
  if (!topics || topics.length === 0) return null
  return (
    <NativeSelect
      className={classes.topic ?? ''}
      aria-label={t`Topic`}
      disabled={isSending}
      value={topic === undefined || isGone ? '' : String(topic)}
      onChange={({ currentTarget: { value } }) => setTopic(value === '' ? undefined : Number(value))}
      data={[
        { value: '', label: t`No topic` },
        ...topics.map(({ group_topic_id, name }) => ({ value: String(group_topic_id), label: name })),
      ]}
    />
  )
}
