import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { MarkedStep } from '@commons/contract/staff/first-steps.ts'
import { useId, type ReactNode } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import rows from '../frame/Rows.module.css'
import classes from './Step.module.css'

interface StepProps {
  name: ReactNode
  isDone: boolean
  children: ReactNode
}

/** A first step with its state. */
export function Step({ name, isDone, children }: StepProps) {
  const id = useId()
  const Icon = isDone ? IconCircleCheck : IconCircleDashed
  return (
    <Card className={rows.part} aria-labelledby={id}>
      <div className={classes.head} data-done={isDone || undefined}>
        <Icon size={24} stroke={1.75} aria-hidden="true" />
        <h2 dir="auto" id={id}>
          {name}
        </h2>
        <span className={rows.badge}>
          {isDone ? <Trans context="first steps">Done</Trans> : <Trans context="first steps">To do</Trans>}
        </span>
      </div>
      {children}
    </Card>
  )
}

interface MarkProps {
  step: MarkedStep
  isDone: boolean
}

/** Says that a step is done where only an admin can know that. */
export function Mark({ step, isDone }: MarkProps) {
  const { mutate, isPending } = useWrite('mark_first_step', { toasts: 'none' })
  return (
    <Button
      variant={isDone ? 'subtle' : 'default'}
      loading={isPending}
      onClick={() => mutate({ step, is_done: isDone ? 0 : 1 })}
    >
      {isDone ? <Trans>Not done after all</Trans> : <Trans>It's as I want it</Trans>}
    </Button>
  )
}
