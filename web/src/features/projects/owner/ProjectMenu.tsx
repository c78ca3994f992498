import type { ListedProject } from '@commons/contract/projects/projects.ts'
import { useLingui } from '@lingui/react/macro'
import { IconLock, IconPencil, IconTrash, IconWorld } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { useDeleteGroup, useGroupType } from '../../groups/owner/public.ts'

/** The owner's menu of a project in a list. */
export function ProjectMenu({ project }: { project: ListedProject }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const type = useGroupType(project)
  const { ask } = useDeleteGroup(project)
  const isClosed = type.shown === 'close'
  return (
    <ActionMenu
      label={t`More for ${project.group_name}`}
      entries={[
        {
          label: t`Edit`,
          icon: <IconPencil size={20} aria-hidden="true" />,
          onSelect: () => void navigate({ to: paths.group(project.id), search: { edit: '1' } }),
        },
        {
          label: isClosed ? t`Make Open` : t`Make Closed`,
          icon: isClosed ? (
            <IconWorld size={20} aria-hidden="true" />
          ) : (
            <IconLock size={20} aria-hidden="true" />
          ),
          onSelect: () => void type.choose(isClosed ? 'open' : 'close'),
        },
        {
          // In the documents' words.
          label: t`Delete Group`,
          icon: <IconTrash size={20} aria-hidden="true" />,
          destructive: true,
          onSelect: () => void ask(),
        },
      ]}
    />
  )
}
