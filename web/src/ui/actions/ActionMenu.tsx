import { IconDots } from '@tabler/icons-react'
import { useMergedRef } from '@mantine/hooks'
import { clsx } from 'clsx'
import { Suspense, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import classes from './ActionMenu.module.css'
import type { MenuEntry, OpenMenu } from './menu-entry.ts'
import { openedPiece } from '../states/piece.tsx'

const ActionMenuList = openedPiece(() => import('./ActionMenuList.tsx'))

interface MenuButtonProps {
  /** The menu's name: "Post menu". */
  label: string
  renderList: (menu: OpenMenu) => ReactNode
  /** The button's content; three dots by default. */
  children?: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A button that opens a menu, whose list may be lazy. */
export function MenuButton({ label, renderList, children, className, ref }: MenuButtonProps) {
  const [opened, setOpened] = useState(false)
  const [fromEnd, setFromEnd] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const merged = useMergedRef(button, ref)
  const id = useId()
  const open = (end: boolean) => {
    setFromEnd(end)
    setOpened(true)
  }
  return (
    <>
      <button
        ref={merged}
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
