import type { Channel } from '@commons/contract/videos/channels.ts'
import type { Collaborator } from '@commons/contract/videos/collaborators.ts'
import { useLingui } from '@lingui/react/macro'
import { IconArrowsExchange, IconPencil, IconShield, IconUserMinus } from '@tabler/icons-react'
import { useWrite } from '../../../api/use-call.ts'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/notices/toast.ts'

/** Returns what the owner of a channel can do with a collaborator. */
export function useCollaboratorEntries(
  { id: channel_id, name: channel }: Channel,
  of: Collaborator,
): MenuEntry[] {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { user_id: member_user_id, full_name: name, role, is_invited, is_offered } = of
  const lane = `channel:${channel_id}:${member_user_id}`
  const whom = { channel_id, member_user_id }
  const change = useWrite('update_collaborator', {
    lane,
    toasts: 'failure',
    onDone: ({ recdata }) =>
      toast.success(recdata.role === 'manager' ? t`${name} is a manager now` : t`${name} is an editor now`),
  })
  const invite = useWrite('add_collaborator', { lane })
  const remove = useWrite('delete_collaborator', {
    lane,
    // Undo can only invite them: they decide whether to come back.
    undo: () => invite.mutate({ ...whom, role: role === 'manager' ? 'manager' : 'editor' }),
  })
  const offer = useWrite('offer_channel', { lane })
  const withdraw = useWrite('delete_channel_offer', { lane })
  const ask = async () => {
    const question = t`Hand this channel over to ${name}? If they accept, it belongs to them with all its videos, and you stay as a manager.`
    if (await confirm(question, { about: channel })) offer.mutate(whom)
  }
  const toOffer: MenuEntry = is_offered
    ? {
        label: t`Take back the offer`,
        icon: <IconArrowsExchange size={20} aria-hidden="true" />,
        onSelect: () => withdraw.mutate({ channel_id }),
      }
    : {
        label: t`Hand the channel over`,
        icon: <IconArrowsExchange size={20} aria-hidden="true" />,
        onSelect: () => void ask(),
      }
  return [
    role === 'manager'
      ? {
          label: t`Make an editor`,
          icon: <IconPencil size={20} aria-hidden="true" />,
          onSelect: () => change.mutate({ ...whom, role: 'editor' }),
        }
      : {
          label: t`Make a manager`,
          icon: <IconShield size={20} aria-hidden="true" />,
          onSelect: () => change.mutate({ ...whom, role: 'manager' }),
        },
    ...(is_invited ? [] : [toOffer]),
    {
      label: is_invited ? t`Take back the invitation` : t`Remove from the channel`,
      icon: <IconUserMinus size={20} aria-hidden="true" />,
      destructive: true,
      onSelect: () => remove.mutate(whom),
    },
  ]
}
