import type { Reel } from '@commons/contract/reels/reels.ts'
import { useLingui } from '@lingui/react/macro'
import { IconLink } from '@tabler/icons-react'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { copyLink } from '../../../ui/share/copy-link.ts'
import { reelLink } from '../share-reel.tsx'
import { useSaveEntry } from '../../../saves/save-toggle.tsx'
import { reelSaves } from './save-reel.ts'

/** What everybody can do with a reel they see. */
export function useSharedEntries(reel: Reel): MenuEntry[] {
  const { t } = useLingui()
  const save = useSaveEntry(reelSaves, reel.reel_id, reel)
  return [
    save,
    {
      label: t`Copy link`,
      icon: <IconLink size={20} aria-hidden="true" />,
      onSelect: () => void copyLink(reelLink(reel.reel_id)),
    },
  ]
}
