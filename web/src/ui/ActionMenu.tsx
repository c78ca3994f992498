import { IconDots } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react'
import classes from './ActionMenu.module.css'

const ActionMenuList = lazy(() => import('./ActionMenuList.tsx'))

export interface MenuEntry {
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  destructive?: boolean
  /** Set where the entries are a choice of one. */
  checked?: boolean
}

interface ActionMenuProps {
  /** What the menu is of: "Post menu". */
  label: string
  entries: readonly MenuEntry[]
  /** The face of the button; three dots if not said. */
  children?: ReactNode
  className?: string | undefined
}

/** A button that opens a menu of actions. The list is loaded when the first menu opens. */
export function ActionMenu({ label, entries, children, className }: ActionMenuProps) {
  const [opened, setOpened] = useState(false)
  const [fromEnd, setFromEnd] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const open = (end: boolean) => {
    setFromEnd(end)
    setOpened(true)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx(classes.button, className)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => (opened ? setOpened(false) : open(false))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open(event.key === 'ArrowUp')
        }}
      >
        {children ?? <IconDots size={20} aria-hidden="true" />}
      </button>
      {opened && button.current && (
        <Suspense>
          <ActionMenuList
            id={id}
            label={label}
            anchor={button.current}
            entries={entries}
            fromEnd={fromEnd}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  )
}
