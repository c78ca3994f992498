import { IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { MenuEntry, OpenMenu } from './ActionMenu.tsx'
import classes from './ActionMenu.module.css'
import { Floating } from '../dialog/Floating.tsx'

interface ActionMenuListProps extends OpenMenu {
  entries: readonly MenuEntry[]
}

/** The open menu: arrows, Home, End and first letters move, Enter selects, Esc and Tab close. */
export default function ActionMenuList({
  id,
  label,
  anchor,
  entries,
  fromEnd,
  onClose,
}: ActionMenuListProps) {
  const rows = useRef<(HTMLButtonElement | null)[]>([])

  useEffect(() => {
    const chosen = rows.current.find((row) => row?.ariaChecked === 'true')
    const row = chosen ?? rows.current.at(fromEnd ? -1 : 0)
    row?.focus()
  }, [fromEnd])

  const onKeyDown = (event: KeyboardEvent) => {
    const all = rows.current.filter((row) => row !== null)
    const at = all.findIndex((row) => row === document.activeElement)
    const letter = event.key.length === 1 ? event.key.toLocaleLowerCase() : undefined
    const next =
      event.key === 'ArrowDown'
        ? all[(at + 1) % all.length]
        : event.key === 'ArrowUp'
          ? all.at(at <= 0 ? -1 : at - 1)
          : event.key === 'Home'
            ? all[0]
            : event.key === 'End'
              ? all.at(-1)
              : letter
                ? [...all.slice(at + 1), ...all].find((row) =>
                    row.textContent?.toLocaleLowerCase().startsWith(letter),
                  )
                : undefined
    if (event.key === 'Tab') {
      anchor.focus()
      onClose()
    }
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <Floating anchor={anchor} onClose={onClose} id={id} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {entries.map((entry, index) => (
        <button
          key={index}
          ref={(element) => {
            rows.current[index] = element
          }}
          type="button"
          role={entry.checked === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={entry.checked}
          tabIndex={-1}
          className={clsx(classes.entry, entry.destructive && classes.destructive)}
          onClick={() => {
            // Return the focus first: what the entry opens may remember where the focus was.
            anchor.focus()
            onClose()
            entry.onSelect()
          }}
        >
          {entry.icon ??
            (entry.checked !== undefined && (
              <IconCheck size={20} visibility={entry.checked ? undefined : 'hidden'} aria-hidden="true" />
            ))}
          {entry.label}
        </button>
      ))}
    </Floating>
  )
}
