import type { Group } from '@commons/contract/groups/groups.ts'
import { useLingui } from '@lingui/react/macro'
import { IconBell, IconBellOff, IconBellRinging } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import { toast } from '../../../ui/notices/toast.ts'

type Notice = NonNullable<Group['notice']>

const icons = { all: IconBellRinging, mentions: IconBell, none: IconBellOff } as const

interface NoticeMenuProps {
  groupId: number
  groupName: string
  notice: Notice
}

/** Chooses which of the group's events the member is notified of. */
export function NoticeMenu({ groupId, groupName, notice }: NoticeMenuProps) {
  const { t } = useLingui()
  const write = useWrite('group_notice_update', {
    lane: `group_notice:${groupId}`,
    toasts: 'failure',
    onDone: () => toast.success(t({ message: 'Saved', context: 'done' })),
  })
  const labels: Record<Notice, string> = {
    all: t`Every post`,
    mentions: t`Mentions and replies`,
    none: t`Nothing`,
  }
  // Shows the choice before the group is read again.
  const shown = write.isPending ? (write.variables.notice ?? notice) : notice
  const Icon = icons[shown]
  return (
    <ActionMenu
      label={t`Notifications from ${groupName}: ${labels[shown]}`}
      entries={(['all', 'mentions', 'none'] as const).map((level) => ({
        label: labels[level],
        checked: level === shown,
        onSelect: () => write.mutate({ group_id: groupId, notice: level }),
      }))}
    >
      <Icon size={20} aria-hidden="true" />
    </ActionMenu>
  )
}
