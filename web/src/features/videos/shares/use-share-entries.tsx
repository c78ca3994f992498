import type { Channel } from '@commons/contract/videos/channels.ts'
import type { ChannelShare } from '@commons/contract/videos/shares.ts'
import { useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconCircleOff, IconPercentage } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { toast } from '../../../ui/notices/toast.ts'

/** Returns what the owner of a channel can do with the share of a collaborator. */
export function useShareEntries({ id: channel_id }: Channel, share: ChannelShare): MenuEntry[] {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { user_id: member_user_id, full_name: name, percent, proposed } = share
  const whom = { channel_id, member_user_id }
  const lane = `channel:${channel_id}:${member_user_id}`
  const takeBack = useWrite('decline_channel_share', {
    lane,
    toasts: 'failure',
    onDone: () => toast.success(t`Proposal taken back`),
  })
  const end = useWrite('end_channel_share', { lane })
  const ask = async () => {
    const question = t`End this share from now on? What they've been paid stays theirs.`
    if (await confirm(question, { about: name, destructive: true })) end.mutate(whom)
  }
  return [
    {
      label: percent > 0 ? t`Propose another share` : t`Propose a share`,
      icon: <IconPercentage size={20} aria-hidden="true" />,
      onSelect: () => void openDialog(() => import('./ShareDialog.tsx'), { channelId: channel_id, share }),
    },
    ...(proposed === null
      ? []
      : [
          {
            label: t`Take back the proposal`,
            icon: <IconArrowBackUp size={20} aria-hidden="true" />,
            onSelect: () => takeBack.mutate(whom),
          },
        ]),
    ...(percent === 0
      ? []
      : [
          {
            label: t`End the share`,
            icon: <IconCircleOff size={20} aria-hidden="true" />,
            destructive: true,
            onSelect: () => void ask(),
          },
        ]),
  ]
}
