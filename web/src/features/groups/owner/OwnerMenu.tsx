import type { Group } from '@commons/contract/groups/groups.ts'
import { useLingui } from '@lingui/react/macro'
import { IconCrown, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { useGroupOffer } from '../use-group-offer.ts'
import { useDeleteGroup } from './use-delete-group.tsx'

/** The owner's rare actions on a group. */
export function OwnerMenu({ group }: { group: Group }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const offer = useGroupOffer(group)
  const { ask } = useDeleteGroup(group, () => {
    const list = group.is_project === 1 ? paths.myProjects() : paths.myGroups()
    void navigate({ to: list, replace: true })
  })
  return (
    <ActionMenu
      label={t`More for ${group.group_name}`}
      entries={[
        ...offer,
        {
          label: t`Hand over`,
          icon: <IconCrown size={20} aria-hidden="true" />,
          onSelect: () => void openDialog(() => import('./HandOverDialog.tsx'), { group }),
        },
        {
          label: group.is_project === 1 ? t`Delete Project` : t`Delete Group`,
          icon: <IconTrash size={20} aria-hidden="true" />,
          destructive: true,
          onSelect: () => void ask(),
        },
      ]}
    />
  )
}
