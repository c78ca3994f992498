import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useRead } from '../../../api/use-call.ts'
import classes from './Composer.module.css'
import type { ComposerState } from './use-composer.ts'

interface TopicFieldProps {
  composer: ComposerState
  group: number
}

const hasTopic = (topics: ReadonlyArray<{ readonly group_topic_id: number }>, topic: number) =>
  topics.some(({ group_topic_id }) => group_topic_id === topic)

/** Chooses the topic of a post in its group; nothing in a group without topics. */
export function TopicField({ composer, group }: TopicFieldProps) {
  const { t } = useLingui()
  const { data, dataUpdatedAt, refetch } = useRead('group_detail', { group_id: group })
  const topics = data?.recdata.topics
  const { setTopic, edited } = composer
  const { topic, topicBefore } = composer.draft
  const isUnknown = topic !== undefined && topics !== undefined && !hasTopic(topics, topic)
  const isSending = composer.sending !== undefined
  // A topic that was removed since it was chosen would have the post refused. What is known of the group may be older
  // than the topic, so the group is asked first. A topic that an edited post has isn't sent.
  const isInDoubt = isUnknown && topic !== topicBefore && !isSending
  const doubtedAt = useRef(0)
  useEffect(() => {
    if (!isInDoubt) return
    doubtedAt.current = Date.now()
    void refetch()
  }, [isInDoubt, topic, refetch])
  useEffect(() => {
    if (isInDoubt && dataUpdatedAt >= doubtedAt.current) setTopic(topicBefore)
  })
  if (!topics || (topics.length === 0 && !isUnknown)) return null
  return (
    <NativeSelect
      className={classes.topic ?? ''}
      aria-label={t`Topic`}
      disabled={isSending}
      value={topic === undefined ? '' : String(topic)}
      onChange={({ currentTarget: { value } }) => setTopic(value === '' ? undefined : Number(value))}
      data={[
        { value: '', label: t`No topic` },
        ...(isUnknown
          ? [{ value: String(topic), label: (topic === edited?.group_topic_id && edited.group_topic) || '…' }]
          : []),
        ...topics.map(({ group_topic_id, name }) => ({ value: String(group_topic_id), label: name })),
      ]}
    />
  )
}
