import type { Group } from '@commons/contract/groups.ts'
import { useLingui } from '@lingui/react/macro'
import { IconCrown, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { ActionMenu } from '../../../ui/ActionMenu.tsx'
import { openDialog } from '../../../ui/stage.ts'
import { useDeleteGroup } from './use-delete-group.ts'

/** The owner's rare actions on a group. */
export function OwnerMenu({ group }: { group: Group }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { ask } = useDeleteGroup(group, () => void navigate({ to: paths.myGroups(), replace: true }))
  return (
    <ActionMenu
      label={t`More for ${group.group_name}`}
      entries={[
        {
          label: t`Hand over`,
          icon: <IconCrown size={20} aria-hidden="true" />,
          onSelect: () => void openDialog(() => import('./HandOverDialog.tsx'), { group }),
        },
        {
          label: t`Delete Group`,
          icon: <IconTrash size={20} aria-hidden="true" />,
          destructive: true,
          onSelect: () => void ask(),
        },
      ]}
    />
  )
}
