import type { ProfileBanner } from '@commons/contract/profiles/profiles.ts'
import { useLingui } from '@lingui/react/macro'
import { IconBan, IconFlag, IconListDetails, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import type { OpenMenu } from '../../ui/actions/menu-entry.ts'
import ActionMenuList from '../../ui/actions/ActionMenuList.tsx'
import { useReport } from '../moderation/public.ts'
import { openAddToLists } from '../people/people-lists/public.ts'
import { muteMember, useBlock, useUnmuteMember } from '../people/public.ts'

interface ProfileMenuProps extends OpenMenu {
  member: ProfileBanner
}

/** The open menu of another member's profile: for lists, and for seeing less of them. */
export default function ProfileMenu({ member, ...menu }: ProfileMenuProps) {
  const { t } = useLingui()
  const { user_id, full_name, is_muted } = member
  const block = useBlock(member)
  const report = useReport()
  const { unmute } = useUnmuteMember(member)
  return (
    <ActionMenuList
      {...menu}
      entries={[
        {
          label: t`Add to a list`,
          icon: <IconListDetails size={20} aria-hidden="true" />,
          onSelect: () => openAddToLists(member),
        },
        is_muted
          ? {
              label: t({ message: 'Unmute', context: 'a person' }),
              icon: <IconVolume size={20} aria-hidden="true" />,
              onSelect: unmute,
            }
          : {
              label: t({ message: 'Mute', context: 'a person' }),
              icon: <IconVolumeOff size={20} aria-hidden="true" />,
              onSelect: () => muteMember(member),
            },
        {
          label: t`Report`,
          icon: <IconFlag size={20} aria-hidden="true" />,
          onSelect: () => report({ type: 'member', id: user_id, name: full_name }),
        },
        {
          label: t`Block User`,
          icon: <IconBan size={20} aria-hidden="true" />,
          destructive: true,
          onSelect: () => void block(),
        },
      ]}
    />
  )
}
