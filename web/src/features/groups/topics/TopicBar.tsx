import type { Group } from '@commons/contract/groups/groups.ts'
import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { ChipChoice } from '../../../ui/fields/ChipChoice.tsx'
import type { Sought } from '../detail/PostSearch.tsx'
import classes from './Topics.module.css'

interface TopicBarProps {
  group: Group
  /** Whose posts are shown: those of a topic, all, or none of both but what is searched for. */
  chosen: number | 'all' | undefined
  onChoose: (sought: Sought) => void
}

/** Chooses which posts of a group are shown by their topic; those who run it change the topics here. */
export function TopicBar({ group: { id, topics, role }, chosen, onChoose }: TopicBarProps) {
  const { t } = useLingui()
  const mayChange = mayInGroup(role, 'topics')
  if (topics.length === 0 && !mayChange) return null
  return (
    <div className={classes.bar}>
      {topics.length > 0 && (
        <ChipChoice
          label={t`Topics`}
          value={String(chosen ?? '')}
          onChange={(value) => onChoose(value === 'all' ? {} : { topic: value })}
          options={[
            { value: 'all', label: t`All posts` },
            ...topics.map(({ group_topic_id, name }) => ({
              value: String(group_topic_id),
              label: <bdi className={classes.name}>{name}</bdi>,
            })),
          ]}
        />
      )}
      {mayChange && (
        <Button
          variant="default"
          leftSection={
            topics.length > 0 ? (
              <IconPencil size={18} aria-hidden="true" />
            ) : (
              <IconPlus size={18} aria-hidden="true" />
            )
          }
          onClick={() => void openDialog(() => import('./TopicsDialog.tsx'), { groupId: id })}
        >
          {topics.length > 0 ? <Trans>Edit topics</Trans> : <Trans>Add topics</Trans>}
        </Button>
      )}
    </div>
  )
}
