import type { ReactNode, Ref } from 'react'
import classes from '../../../compose/Tool.module.css'

interface ComposerToolProps {
  /** How many of what it adds are there. */
  count: number
  disabled: boolean
  onClick: () => void
  buttonRef?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** A button of the composer that opens a dialog. */
export function ComposerTool({ count, disabled, onClick, buttonRef, children }: ComposerToolProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      className={classes.tool}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={onClick}
    >
      {children}
      {count > 0 && <span className={classes.count}>{count}</span>}
    </button>
  )
}
