/** Saving an object of any kind, and taking it back. */
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { toggle, type ToggleOptions, useToggle } from '../api/toggle.ts'
import type { MenuEntry } from '../ui/actions/ActionMenu.tsx'

type Options = ToggleOptions<number, boolean, boolean, void>

/** How objects of a kind are saved: `send` returns whether the object is saved now. */
interface SavedKind extends Pick<Options, 'changes' | 'hides'> {
  readonly send: (id: number) => Promise<boolean>
}

export const saveToggle = (kind: SavedKind) =>
  toggle<number, boolean>({
    ...kind,
    done: (saved) => (saved ? t({ message: 'Saved', context: 'done' }) : t`Removed from Saved`),
    canUndo: (saved) => !saved,
  })

/** The menu entry that saves an object or takes it back. */
export function useSaveEntry(
  saves: ReturnType<typeof saveToggle>,
  id: number,
  { is_saved }: { readonly is_saved: 0 | 1 },
): MenuEntry {
  const { t: say } = useLingui()
  const { value: saved, want } = useToggle(saves, id, is_saved === 1)
  const Icon = saved ? IconBookmarkFilled : IconBookmark
  return {
    label: saved ? say`Remove from Saved` : say`Save`,
    icon: <Icon size={20} aria-hidden="true" />,
    onSelect: () => void want(!saved),
  }
}
