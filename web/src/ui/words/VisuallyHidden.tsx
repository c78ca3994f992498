import type { ElementType, ReactNode } from 'react'
import classes from './VisuallyHidden.module.css'

/** Content for screen readers only. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: ElementType
  children: ReactNode
}) {
  return <Element className={classes.hidden}>{children}</Element>
}
