import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './Rail.module.css'

interface RailButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The action with its count: "Like, 128". */
  label: string
  icon: ReactNode
  /** Shown below the icon. */
  figure?: string | undefined
  pressed?: boolean
}

/** An action on a reel: an icon with its count below. */
export function RailButton({ label, icon, figure, pressed, ...rest }: RailButtonProps) {
  return (
    <button type="button" className={classes.button} aria-label={label} aria-pressed={pressed} {...rest}>
      <span className={classes.icon}>{icon}</span>
      {figure !== undefined && <span className={classes.figure}>{figure}</span>}
    </button>
  )
}
