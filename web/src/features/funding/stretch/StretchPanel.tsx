import { mostStretchGoals } from '@commons/contract/shared/funding-figures.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import type { PanelProps } from '../panel-props.ts'
import classes from '../Panel.module.css'
import { StretchGoalForm } from './StretchGoalForm.tsx'
import { StretchRow } from './StretchRow.tsx'

/** The amounts above a project's target; its owner can add some while it runs. Nothing for others without any. */
export function StretchPanel({ project, funding }: PanelProps) {
  const heading = useId()
  const [isAdding, setIsAdding] = useState(false)
  const { id, stretch_goals: goals } = project
  const add = useFocusBack(`${isAdding} ${goals.length}`)
  const canChange = funding?.is_owner === 1 && funding.state === 'running'
  const canAdd = canChange && goals.length < mostStretchGoals
  if (goals.length === 0 && !canAdd && !isAdding) return null
  return (
    <Card as="section" className={classes.panel} aria-labelledby={heading} {...focusArea}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.heading}>
          <Trans>Stretch goals</Trans>
        </h2>
        {canAdd && !isAdding && (
          <Button ref={add} variant="light" onClick={() => setIsAdding(true)}>
            <Trans>Add a stretch goal</Trans>
          </Button>
        )}
      </div>
      {isAdding && <StretchGoalForm groupId={id} onClose={() => setIsAdding(false)} />}
      {goals.length === 0 && !isAdding && (
        <p className={classes.aside}>
          <Trans>What will you do if pledges come to more than your target?</Trans>
        </p>
      )}
      {goals.length > 0 && (
        <ol className={classes.rows}>
          {goals.map((goal) => (
            <StretchRow key={goal.stretch_goal_id} groupId={id} goal={goal} canChange={canChange} />
          ))}
        </ol>
      )}
    </Card>
  )
}
