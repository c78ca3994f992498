import type { Reel } from '@commons/contract/reels.ts'
import { useLingui } from '@lingui/react/macro'
import { IconBookmark, IconBookmarkFilled, IconLink } from '@tabler/icons-react'
import type { MenuEntry } from '../../../ui/actions/ActionMenu.tsx'
import { copyLink } from '../../../ui/share/share.ts'
import { reelLink } from '../share-reel.tsx'
import { useSaveReel } from './save-reel.ts'

/** What everybody can do with a reel they see. */
export function useSharedEntries(reel: Reel): MenuEntry[] {
  const { t } = useLingui()
  const { saved, toggle } = useSaveReel(reel)
  return [
    {
      label: saved ? t`Remove from Saved` : t`Save`,
      icon: saved ? (
        <IconBookmarkFilled size={20} aria-hidden="true" />
      ) : (
        <IconBookmark size={20} aria-hidden="true" />
      ),
      onSelect: toggle,
    },
    {
      label: t`Copy link`,
      icon: <IconLink size={20} aria-hidden="true" />,
      onSelect: () => void copyLink(reelLink(reel.reel_id)),
    },
  ]
}
