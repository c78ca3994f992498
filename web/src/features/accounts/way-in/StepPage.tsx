import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { useStepFocus } from '../../../ui/layout/use-step-focus.ts'
import classes from './StepPage.module.css'

interface StepPageProps {
  title: string
  /** The page's current state; when it changes, the heading takes the focus. */
  step?: string
  children: ReactNode
}

/** A login or registration page for a single task. */
export function StepPage({ title, step = '', children }: StepPageProps) {
  usePageTitle(title)
  const heading = useStepFocus<HTMLHeadingElement>(step)
  return (
    <div className={classes.page}>
      <Card className={classes.card}>
        <h1 dir="auto" ref={heading} className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </Card>
    </div>
  )
}
