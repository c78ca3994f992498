import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './Rail.module.css'

interface RailButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, with the count: "Like, 128". */
  label: string
  icon: ReactNode
  /** Below the icon; nothing where there is none. */
  figure?: string | undefined
  pressed?: boolean
}

/** One of the actions on a reel: an icon over its count. */
export function RailButton({ label, icon, figure, pressed, ...rest }: RailButtonProps) {
  return (
    <button type="button" className={classes.button} aria-label={label} aria-pressed={pressed} {...rest}>
      <span className={classes.icon}>{icon}</span>
      {figure !== undefined && <span className={classes.figure}>{figure}</span>}
    </button>
  )
}
