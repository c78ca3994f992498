import type { GroupMember } from '@commons/contract/groups/members.ts'
import type { Group } from '@commons/contract/groups/groups.ts'
import { mayInGroup } from '@commons/contract/shared/group-acts.ts'
import { useLingui } from '@lingui/react/macro'
import { IconBan, IconShield, IconShieldOff, IconUserMinus } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/notices/toast.ts'

const ranks = ['member', 'moderator', 'owner']
const isBelow = (role: string, other: string) => ranks.indexOf(role) < ranks.indexOf(other)

/** Returns the viewer's actions on a member of the group. */
export function useMemberEntries(group: Group, member: GroupMember): MenuEntry[] {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { user_id, full_name: name, role } = member
  const group_id = group.id
  const lane = `group:${group_id}:${user_id}`
  const invite = useWrite('group_member_add', { lane })
  const remove = useWrite('group_member_delete', {
    lane,
    // Undo can only invite them: they decide whether to come back.
    undo: () => invite.mutate({ group_id, add_user_id: user_id }),
  })
  const unban = useWrite('group_unban', {
    lane,
    toasts: 'failure',
    onDone: () => toast.success(t`Ban lifted`),
  })
  const ban = useWrite('group_ban', { lane, undo: () => unban.mutate({ group_id, member_user_id: user_id }) })
  const appoint = useWrite('group_member_role_update', {
    lane,
    toasts: 'failure',
    onDone: (_, { role: made }) =>
      toast.success(
        made === 'moderator' ? t`${name} is a moderator now` : t`${name} is no longer a moderator`,
      ),
  })
  const isOver = isBelow(role, group.role)
  const entries: Array<MenuEntry | false> = [
    isOver &&
      mayInGroup(group.role, 'appoint') &&
      (role === 'moderator'
        ? {
            label: t`Remove as moderator`,
            icon: <IconShieldOff size={20} aria-hidden="true" />,
            onSelect: () => appoint.mutate({ group_id, member_user_id: user_id, role: 'member' }),
          }
        : {
            label: t`Make a moderator`,
            icon: <IconShield size={20} aria-hidden="true" />,
            onSelect: () => appoint.mutate({ group_id, member_user_id: user_id, role: 'moderator' }),
          }),
    isOver &&
      mayInGroup(group.role, 'remove') && {
        label: t`Remove from the group`,
        icon: <IconUserMinus size={20} aria-hidden="true" />,
        destructive: true,
        onSelect: () => remove.mutate({ group_id, delete_user_id: user_id }),
      },
    isOver &&
      mayInGroup(group.role, 'ban') && {
        label: t`Ban from the group`,
        icon: <IconBan size={20} aria-hidden="true" />,
        destructive: true,
        onSelect: () =>
          void confirm(t`Ban from the group? They won't find it any more.`, {
            about: name,
            destructive: true,
          }).then((yes) => yes && ban.mutate({ group_id, member_user_id: user_id })),
      },
  ]
  return entries.filter((entry) => entry !== false)
}
