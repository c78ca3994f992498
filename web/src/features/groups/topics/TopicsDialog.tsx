import type { GroupTopic } from '@commons/contract/groups/topics.ts'
import { mostGroupTopics } from '@commons/contract/shared/group-acts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { focusArea, focusIfAround, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { NameForm } from './NameForm.tsx'
import classes from './Topics.module.css'

interface RowProps {
  groupId: number
  topic: GroupTopic
  /** Its place, from 1, among so many. */
  place: number
  many: number
  /** It was the last to be moved here. */
  isMoved: boolean
  /** Says where it is after a move. */
  onMoved: () => void
}

function Row({ groupId, topic, place, many, isMoved, onMoved }: RowProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [isNaming, setIsNaming] = useState(false)
  const menu = useFocusBack(isNaming)
  const { group_topic_id, name } = topic
  const move = useWrite('group_topic_update', {
    lane: `topics:${groupId}`,
    toasts: 'failure',
    onDone: onMoved,
  })
  const remove = useWrite('group_topic_delete', { lane: `topics:${groupId}` })
  const moveTo = (to: number) => move.mutate({ group_topic_id, place: to })
  async function ask() {
    const question = t`Remove this topic? Its posts stay, without a topic.`
    if (await confirm(question, { about: name, destructive: true })) remove.mutate({ group_topic_id })
  }
  // A row that moves within the page loses the focus.
  useEffect(() => {
    if (isMoved && document.activeElement === document.body) focusIfAround(menu.current)
  }, [isMoved, place, menu])
  if (isNaming)
    return (
      <li>
        <NameForm groupId={groupId} topic={topic} onClose={() => setIsNaming(false)} />
      </li>
    )
  return (
    <li className={classes.row}>
      <bdi className={classes.name}>{name}</bdi>
      <ActionMenu
        ref={menu}
        label={t`More for ${name}`}
        entries={[
          {
            label: t`Rename`,
            icon: <IconPencil size={20} aria-hidden="true" />,
            onSelect: () => setIsNaming(true),
          },
          ...(place > 1
            ? [
                {
                  label: t`Move up`,
                  icon: <IconArrowUp size={20} aria-hidden="true" />,
                  onSelect: () => moveTo(place - 1),
                },
              ]
            : []),
          ...(place < many
            ? [
                {
                  label: t`Move down`,
                  icon: <IconArrowDown size={20} aria-hidden="true" />,
                  onSelect: () => moveTo(place + 1),
                },
              ]
            : []),
          {
            label: t`Remove`,
            icon: <IconTrash size={20} aria-hidden="true" />,
            destructive: true,
            onSelect: () => void ask(),
          },
        ]}
      />
    </li>
  )
}

function Topics({ groupId, topics }: { groupId: number; topics: readonly GroupTopic[] }) {
  const { t } = useLingui()
  const [moved, setMoved] = useState<number>()
  const count = topics.length
  const place = topics.findIndex(({ group_topic_id }) => group_topic_id === moved) + 1
  // Where a removed topic was, or above it where that was the last one.
  const list = useFocusBack<HTMLUListElement>(count)
  const note = useFocusBack<HTMLParagraphElement>(count)
  return (
    <div className={classes.topics} {...focusArea}>
      <p ref={note} tabIndex={-1} className={form.note}>
        <Trans>Members can choose a topic for each post, and look at the posts of one topic alone.</Trans>
      </p>
      {count > 0 && (
        <ul ref={list} tabIndex={-1} className={classes.list} aria-label={t`Topics`}>
          {topics.map((topic, at) => (
            <Row
              key={topic.group_topic_id}
              groupId={groupId}
              topic={topic}
              place={at + 1}
              many={count}
              isMoved={topic.group_topic_id === moved}
              onMoved={() => setMoved(topic.group_topic_id)}
            />
          ))}
        </ul>
      )}
      <div role="status" className={classes.said}>
        <VisuallyHidden>{place > 0 && t`Place ${place} of ${count}`}</VisuallyHidden>
      </div>
      {count < mostGroupTopics ? (
        <NameForm groupId={groupId} />
      ) : (
        <p className={form.note}>
          <Trans>A group can have up to {mostGroupTopics} topics.</Trans>
        </p>
      )}
    </div>
  )
}

/** The topics of a group, for those who run it. */
export default function TopicsDialog({ groupId, onClose }: { groupId: number; onClose: () => void }) {
  const read = useRead('group_detail', { group_id: groupId })
  return (
    <Dialog opened title={<Trans>Topics</Trans>} size="small" onClose={onClose}>
      <Loaded read={read}>{({ recdata: { topics } }) => <Topics groupId={groupId} topics={topics} />}</Loaded>
    </Dialog>
  )
}
