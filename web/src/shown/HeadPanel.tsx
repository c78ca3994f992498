import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { Floating } from '../ui/dialog/Floating.tsx'
import classes from './HeadPanel.module.css'

interface HeadPanelProps {
  id: string
  anchor: HTMLElement
  onClose: () => void
  title: string
  /** The page with the whole list. */
  to: string
  more: ReactNode
  panelRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/**
 * Panel below a button of the header, on phones a sheet: a title, the latest of a list, and a link to all of
 * it.
 */
export function HeadPanel({ id, anchor, onClose, title, to, more, panelRef, children }: HeadPanelProps) {
  const { t } = useLingui()
  const close = () => {
    anchor.focus()
    onClose()
  }
  return (
    <Floating
      anchor={anchor}
      onClose={onClose}
      id={id}
      role="dialog"
      aria-label={title}
      className={classes.box}
    >
      <div ref={panelRef} tabIndex={-1} className={classes.panel}>
        <div className={classes.head}>
          <h2 dir="auto" className={classes.title}>
            {title}
          </h2>
          {/* On phones, where it fills the screen. */}
          <button type="button" className={classes.close} aria-label={t`Close`} onClick={close}>
            <IconX size={22} aria-hidden="true" />
          </button>
        </div>
        {children}
        <Link to={to} className={classes.more} onClick={onClose}>
          {more}
        </Link>
      </div>
    </Floating>
  )
}

/** The panel's list. */
export const HeadRows = ({ children }: { children: ReactNode }) => (
  <ul className={classes.rows}>{children}</ul>
)
