import type { ElementType, ReactNode } from 'react'
import classes from './VisuallyHidden.module.css'

/** For those who listen to the page. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: ElementType
  children: ReactNode
}) {
  return <Element className={classes.hidden}>{children}</Element>
}
