import type { GroupTopic } from '@commons/contract/groups/topics.ts'
import { mostGroupTopics } from '@commons/contract/shared/group-acts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { NameForm } from './NameForm.tsx'
import classes from './Topics.module.css'

interface RowProps {
  groupId: number
  topic: GroupTopic
  /** Its place, from 1, among so many. */
  place: number
  many: number
}

function Row({ groupId, topic, place, many }: RowProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [isNaming, setIsNaming] = useState(false)
  const { group_topic_id, name } = topic
  const move = useWrite('group_topic_update', { lane: `topics:${groupId}`, toasts: 'failure' })
  const remove = useWrite('group_topic_delete', { lane: `topics:${groupId}` })
  const moveTo = (to: number) => move.mutate({ group_topic_id, place: to })
  async function ask() {
    const question = t`Remove this topic? Its posts stay, without a topic.`
    if (await confirm(question, { about: name, destructive: true })) remove.mutate({ group_topic_id })
  }
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

/** The topics of a group, for those who run it. */
export default function TopicsDialog({ groupId, onClose }: { groupId: number; onClose: () => void }) {
  const { t } = useLingui()
  const read = useRead('group_detail', { group_id: groupId })
  return (
    <Dialog opened title={<Trans>Topics</Trans>} size="small" onClose={onClose}>
      <Loaded read={read}>
        {({ recdata: { topics } }) => (
          <div className={classes.topics}>
            <p className={form.note}>
              <Trans>
                Members can choose a topic for each post, and look at the posts of one topic alone.
              </Trans>
            </p>
            {topics.length > 0 && (
              <ul className={classes.list} aria-label={t`Topics`}>
                {topics.map((topic, at) => (
                  <Row
                    key={topic.group_topic_id}
                    groupId={groupId}
                    topic={topic}
                    place={at + 1}
                    many={topics.length}
                  />
                ))}
              </ul>
            )}
            {topics.length < mostGroupTopics ? (
              <NameForm groupId={groupId} />
            ) : (
              <p className={form.note}>
                <Trans>A group can have up to {mostGroupTopics} topics.</Trans>
              </p>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
