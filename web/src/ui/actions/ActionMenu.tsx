import { IconDots } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Suspense, useId, useRef, useState, type ReactNode } from 'react'
import classes from './ActionMenu.module.css'
import { openedPiece } from '../states/piece.tsx'

const ActionMenuList = openedPiece(() => import('./ActionMenuList.tsx'))

export interface MenuEntry {
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  destructive?: boolean
  /** Set if the entries are radio options. */
  checked?: boolean
}

/** Props for a menu's open list. */
export interface OpenMenu {
  id: string
  label: string
  anchor: HTMLElement
  /** Whether the focus starts on the last entry. */
  fromEnd: boolean
  onClose: () => void
}

interface MenuButtonProps {
  /** The menu's name: "Post menu". */
  label: string
  renderList: (menu: OpenMenu) => ReactNode
  /** The button's content; three dots by default. */
  children?: ReactNode
  className?: string | undefined
}

/** A button that opens a menu, whose list may be lazy. */
export function MenuButton({ label, renderList, children, className }: MenuButtonProps) {
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
          {renderList({ id, label, anchor: button.current, fromEnd, onClose: () => setOpened(false) })}
        </Suspense>
      )}
    </>
  )
}

interface ActionMenuProps extends Omit<MenuButtonProps, 'renderList'> {
  entries: readonly MenuEntry[]
}

/** A button that opens a menu of actions. The list is loaded when the first menu opens. */
export function ActionMenu({ entries, ...rest }: ActionMenuProps) {
  return <MenuButton {...rest} renderList={(menu) => <ActionMenuList {...menu} entries={entries} />} />
}
