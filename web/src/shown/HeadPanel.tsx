import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { Floating } from '../ui/Floating.tsx'
import classes from './HeadPanel.module.css'

interface HeadPanelProps {
  id: string
  anchor: HTMLElement
  onClose: () => void
  title: string
  /** The page that has all of it. */
  to: string
  more: ReactNode
  panelRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/** What opens below a button of the head: a title, the latest of a list, and the way to all of it. */
export function HeadPanel({ id, anchor, onClose, title, to, more, panelRef, children }: HeadPanelProps) {
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
        <h2 className={classes.title}>{title}</h2>
        {children}
        <Link to={to} className={classes.more} onClick={onClose}>
          {more}
        </Link>
      </div>
    </Floating>
  )
}

/** The rows of its list. */
export const HeadRows = ({ children }: { children: ReactNode }) => (
  <ul className={classes.rows}>{children}</ul>
)
