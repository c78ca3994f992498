import { Trans, useLingui } from '@lingui/react/macro'
import { CloseButton } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import type { Answer } from '../../../api/call.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import classes from './SetupChecklist.module.css'

type Steps = NonNullable<Answer<'setup_checklist'>['recdata']>

interface StepProps {
  isDone: boolean
  label: ReactNode
  /** The page for the step, unless `onOpen` opens something here. */
  to?: string
  search?: Record<string, string>
  onOpen?: () => void
}

function Step({ isDone, label, to, search, onOpen }: StepProps) {
  const mark = { size: 22, 'aria-hidden': true, className: classes.mark } as const
  const content = (
    <>
      {isDone ? <IconCircleCheckFilled {...mark} /> : <IconCircle {...mark} stroke={1.75} />}
      <span>{label}</span>
    </>
  )
  return (
    <li data-done={isDone || undefined}>
      {isDone ? (
        <span className={classes.step}>
          {content}
          <VisuallyHidden>
            <Trans context="a step of a list">Done</Trans>
          </VisuallyHidden>
        </span>
      ) : to === undefined ? (
        <button type="button" className={classes.step} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <Link to={to} {...(search && { search })} className={classes.step}>
          {content}
        </Link>
      )}
    </li>
  )
}

interface SetupChecklistProps {
  onCompose: () => void
  onPeople: () => void
}

/** A new member's remaining steps, each linking to where it is done. */
export function SetupChecklist({ onCompose, onPeople }: SetupChecklistProps) {
  const { t } = useLingui()
  const id = useId()
  const session = useSession()
  const [isHidden, setHidden] = useState(false)
  const { data } = useRead('setup_checklist', {})
  const { mutate } = useWrite('hide_setup_checklist', {
    toasts: 'failure',
    onStart: () => setHidden(true),
    onRefused: () => setHidden(false),
  })
  const steps: Steps | null = data?.recdata ?? null
  if (!steps || !session || isHidden) return null
  const own = paths.timeline(session.id)
  const done = Object.values(steps).filter((each) => each === 1).length
  const all = Object.values(steps).length
  return (
    <Card aria-labelledby={id} className={classes.card}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          <Trans>Get started</Trans>
        </h2>
        <span className={classes.count}>
          <Trans>
            {done} of {all} done
          </Trans>
        </span>
        <CloseButton size={44} iconSize={18} aria-label={t`Hide for good`} onClick={() => mutate({})} />
      </div>
      <ul className={classes.steps}>
        <Step isDone={steps.picture === 1} label={<Trans>Add a photo of yourself</Trans>} to={own} />
        <Step isDone={steps.post === 1} label={<Trans>Write your first post</Trans>} onOpen={onCompose} />
        <Step isDone={steps.follows === 1} label={<Trans>Follow three members</Trans>} onOpen={onPeople} />
        <Step
          isDone={steps.email === 1}
          label={<Trans>Verify your email address</Trans>}
          to={paths.setting('email')}
        />
        <Step
          isDone={steps.about === 1}
          label={<Trans>Say something in About</Trans>}
          to={own}
          search={{ section: 'about' }}
        />
      </ul>
    </Card>
  )
}
