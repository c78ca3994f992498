import { useLingui } from '@lingui/react/macro'
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
} from '@tabler/icons-react'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'

interface MoveMenuProps {
  title: string
  /** Its place in the list, from 0, and how many there are. */
  place: number
  count: number
  onMove: (place: number) => void
}

/** Moves a video within an own playlist, without a pointer. */
export function MoveMenu({ title, place, count, onMove }: MoveMenuProps) {
  const { t } = useLingui()
  const entries: MenuEntry[] = []
  const add = (label: string, Icon: typeof IconArrowUp, to: number) =>
    entries.push({ label, icon: <Icon size={20} aria-hidden="true" />, onSelect: () => onMove(to) })
  const last = count - 1
  if (place > 1) add(t`Move to the beginning`, IconArrowBarToUp, 0)
  if (place > 0) add(t`Move forward`, IconArrowUp, place - 1)
  if (place < last) add(t`Move back`, IconArrowDown, place + 1)
  if (place < last - 1) add(t`Move to the end`, IconArrowBarToDown, last)
  if (entries.length === 0) return null
  return (
    <ActionMenu label={t`Move ${title}`} entries={entries}>
      <IconArrowsSort size={20} stroke={1.75} aria-hidden="true" />
    </ActionMenu>
  )
}
