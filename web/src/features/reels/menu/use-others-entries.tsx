import type { Reel } from '@commons/contract/reels/reels.ts'
import { useLingui } from '@lingui/react/macro'
import {
  IconBan,
  IconEyeOff,
  IconFlag,
  IconHelpCircle,
  IconUserMinus,
  IconUserPlus,
  IconVolumeOff,
} from '@tabler/icons-react'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { useReport } from '../../moderation/public.ts'
import { useBlock, useFollow } from '../../people/public.ts'
import { openMute } from '../../posts/public.ts'
import { useHideReel } from './reels-gone.ts'

/** The menu entries for another member's reel, about it and its author. */
export function useOthersEntries(reel: Reel): MenuEntry[] {
  const { t } = useLingui()
  const { reel_id, full_name, hashtag_link: tags, why } = reel
  const { following, toggle } = useFollow(reel)
  const { hide } = useHideReel(reel_id)
  const block = useBlock(reel)
  const report = useReport()
  return [
    following
      ? {
          label: t`Unfollow`,
          icon: <IconUserMinus size={20} aria-hidden="true" />,
          onSelect: () => void toggle(),
        }
      : {
          label: t`Follow`,
          icon: <IconUserPlus size={20} aria-hidden="true" />,
          onSelect: () => void toggle(),
        },
    {
      label: t`Not interested`,
      icon: <IconEyeOff size={20} aria-hidden="true" />,
      onSelect: hide,
    },
    {
      label: t`Why am I seeing this?`,
      icon: <IconHelpCircle size={20} aria-hidden="true" />,
      onSelect: () => void openDialog(() => import('./WhyDialog.tsx'), { why }),
    },
    {
      label: t`Mute a tag or a word`,
      icon: <IconVolumeOff size={20} aria-hidden="true" />,
      onSelect: () => openMute(tags),
    },
    {
      label: t`Report`,
      icon: <IconFlag size={20} aria-hidden="true" />,
      onSelect: () => report({ type: 'reel', id: reel_id, name: full_name }),
    },
    {
      label: t`Block User`,
      icon: <IconBan size={20} aria-hidden="true" />,
      destructive: true,
      onSelect: () => void block(),
    },
  ]
}
