import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface EmptyStateProps {
  title: ReactNode
  /** It is all there is of the page. */
  isPage?: boolean
  hint: ReactNode
  /** One button at most: what to do about it. */
  action?: ReactNode
}

/** Nothing is here, and what can be done. The three circles stand apart, waiting to meet. */
export function EmptyState({ title, isPage = false, hint, action }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classes.state}>
      <svg className={classes.circles} width="96" height="56" viewBox="0 0 96 56" aria-hidden="true">
        <circle cx="20" cy="34" r="15" />
        <circle cx="76" cy="34" r="15" />
        <circle cx="48" cy="20" r="15" />
      </svg>
      <Title className={classes.title}>{title}</Title>
      <p className={classes.hint}>{hint}</p>
      {action}
    </div>
  )
}
