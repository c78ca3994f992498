import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface EmptyStateProps {
  title: ReactNode
  /** Whether it is the page's only content. */
  isPage?: boolean
  hint: ReactNode
  /** At most one button that helps. */
  action?: ReactNode
}

/** Tells that there is nothing here, and what to do. The three circles of the mark are still apart. */
export function EmptyState({ title, isPage = false, hint, action }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classes.state}>
      <svg className={classes.circles} width="96" height="56" viewBox="0 0 96 56" aria-hidden="true">
        <circle cx="20" cy="34" r="15" />
        <circle cx="76" cy="34" r="15" />
        <circle cx="48" cy="20" r="15" />
      </svg>
      <Title className={classes.title}>
        <bdi>{title}</bdi>
      </Title>
      <p className={classes.hint}>{hint}</p>
      {action}
    </div>
  )
}
