import type { Reel } from '@commons/contract/reels/reels.ts'
import { useLingui } from '@lingui/react/macro'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { useDeleteReel } from './reels-gone.ts'

/** What authors can do with their own reel. */
export function useOwnEntries(reel: Reel): MenuEntry[] {
  const { t } = useLingui()
  const remove = useDeleteReel(reel.reel_id)
  return [
    {
      label: t`Edit reel`,
      icon: <IconPencil size={20} aria-hidden="true" />,
      onSelect: () => void openDialog(() => import('../create/EditReelDialog.tsx'), { reel }),
    },
    {
      label: t`Delete`,
      icon: <IconTrash size={20} aria-hidden="true" />,
      destructive: true,
      onSelect: () => void remove(),
    },
  ]
}
